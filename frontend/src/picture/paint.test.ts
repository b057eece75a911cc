import { afterEach, expect, test, vi } from 'vitest';
import { blobOf, isRed, paint, Scrambled } from './paint';

const pixels = (colour: (at: number) => number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: 256 }, (_, at) => colour(at));
const red = (at: number): number => (at % 4 === 0 || at % 4 === 3 ? 255 : 0);

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  ['as painted', red, true],
  ['with a shade of noise', (at: number) => Math.abs(red(at) - (at % 3)), true],
  ['white', () => 255, false],
  ['transparent', () => 0, false],
  ['stripes', (at: number) => (at * 73) % 256, false],
  ['one pixel of another colour', (at: number) => (at === 9 ? 200 : red(at)), false],
])('a canvas that gives back what is %s', (_, colour, expected) => {
  expect(isRed(pixels(colour))).toBe(expected);
});

const context = (getImageData: () => unknown) => ({ fillRect: () => {}, getImageData });
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each([
  ['another picture', context(() => ({ data: pixels(() => 255) }))],
  ['no canvas', null],
  ['no pixel', context(refuse)],
])('a browser that gives back %s scrambles pictures', async (_, context) => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  await expect(paint(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))).rejects.toThrow(Scrambled);
});

test.each([
  ['gives none', (done: BlobCallback) => done(null), Error],
  ['never answers', () => {}, Scrambled],
])('a canvas that %s has failed', async (_, toBlob, problem) => {
  vi.useFakeTimers();
  const failure = blobOf({ toBlob } as never).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failure).toBeInstanceOf(problem);
});
