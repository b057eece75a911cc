import { afterEach, expect, test, vi } from 'vitest';
import { isRed, paint, Scrambled } from './paint';

const pixels = (colour: (at: number) => number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: 256 }, (_, at) => colour(at));
const red = (at: number): number => (at % 4 === 0 || at % 4 === 3 ? 255 : 0);

afterEach(() => vi.restoreAllMocks());

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

test('a browser that scrambles pictures makes none', async () => {
  const context = { fillRect: () => {}, getImageData: () => ({ data: pixels(() => 255) }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  await expect(paint(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))).rejects.toThrow(Scrambled);
});
