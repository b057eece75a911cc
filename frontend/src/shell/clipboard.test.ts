import { afterEach, expect, test, vi } from 'vitest';
import { shared } from './clipboard';

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
