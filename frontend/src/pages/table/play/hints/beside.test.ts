import { expect, test } from 'vitest';
import { beside, worthBeside } from './beside';
import { texts } from './texts';

const suggested = (...alike: boolean[]) =>
  alike.map((aboutAsGood) => ({ action: {}, worth: null, share: 1, aboutAsGood, reasons: [] }));

test('the only thing to do is what nothing else is allowed beside', () => {
  expect(beside(suggested(true), 0, 1)).toBe(texts.only);
  expect(beside(suggested(true), 0, 2)).toBe(texts.clearly);
});

test('the first is better than the others only if it is better than each', () => {
  expect(beside(suggested(true, false, false), 0, 5)).toBe(texts.surely);
  expect(beside(suggested(true, true, false), 0, 5)).toBe(texts.first);
  expect(beside(suggested(true, false, true), 0, 5)).toBe(texts.first);
});

test('others are about as good or not', () => {
  expect(beside(suggested(true, false, true), 1, 5)).toBe(texts.less);
  expect(beside(suggested(true, false, true), 2, 5)).toBe(texts.alike);
});

const worth = (...all: [number | null, boolean][]) =>
  all.map(([worth, aboutAsGood]) => ({ action: {}, worth, share: 1, aboutAsGood, reasons: [] }));
const percent = (part: number): string => `${Math.round(100 * part)}`;

test('what is about as good as the first is not said to be more', () => {
  const best = worth([0.2, true], [0.22, true], [0.18, true]);
  expect([0, 1, 2].map((index) => worthBeside(best, index, percent))).toEqual(['20', '20', '18']);
});

test('what is not as good is not said to be as much', () => {
  const best = worth([0.204, true], [0.198, false], [0.1, false]);
  expect([0, 1, 2].map((index) => worthBeside(best, index, percent))).toEqual(['20', '', '10']);
});

test('where nothing was played on there are no figures', () => {
  expect(worthBeside(worth([null, true]), 0, percent)).toBe('');
});
