import { expect, test } from 'vitest';
import { beside } from './beside';
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
