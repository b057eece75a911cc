import { afterEach, expect, test, vi } from 'vitest';
import { copied, shared } from './clipboard';

afterEach(() => vi.unstubAllGlobals());

const withShare = (share: () => Promise<void>) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));

test.each([
  ['opened', () => Promise.resolve(), true],
  ['closed', () => Promise.reject(new DOMException('', 'AbortError')), true],
  ['denied', () => Promise.reject(new DOMException('', 'NotAllowedError')), false],
  ['unable', () => Promise.reject(new TypeError('no')), false],
])('a share sheet that is %s', async (_, share, expected) => {
  withShare(share);
  expect(await shared({ text: 'Hello' })).toBe(expected);
});

test.each([
  ['refuses', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ['has none', undefined],
])('where the browser %s, what stands in the field is copied the old way, or by hand', async (_, writeText) => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: writeText && { writeText } } }));
  const field = Object.assign(document.createElement('input'), { value: 'https://chalet.example/i/Zk4' });
  document.body.append(field);
  for (const [answer, expected] of [
    [() => true, true],
    [() => false, false],
    [undefined, false],
  ] as const) {
    Object.assign(document, { execCommand: answer });
    expect(await copied(field.value, field)).toBe(expected);
    expect(await copied(field.value, undefined)).toBe(false);
  }
  field.remove();
});
