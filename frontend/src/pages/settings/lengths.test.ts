import { expect, test } from 'vitest';
import type { GameInfo, Settings } from '../../protocol/types';
import { chosenLength, lengthWords, OFFERED, windowsOf } from './lengths';

const close = { kind: 'close', lengthMillis: 3000, byDayMillis: 28_800_000 };
const info = { windows: [close, { ...close, kind: 'goingOut' }] } as GameInfo;
const settings = (turnClock: Settings['turnClock'], windows: Record<string, number> = {}) =>
  ({ turnClock, windows }) as Settings;

test.each([
  [1000, '1 second'],
  [90_000, '90 seconds'],
  [60_000, '1 minute'],
  [28_800_000, '8 hours'],
  [86_400_000, '1 day'],
  [2500, '2.5 seconds'],
])('%d ms are %s', (millis, words) => {
  expect(lengthWords(millis)).toBe(words);
});

test('a window is as long as the host chose, or as usual, which depends on the clock', () => {
  expect(chosenLength(close, settings('OFF'))).toBe(3000);
  expect(chosenLength(close, settings('D3'))).toBe(28_800_000);
  expect(chosenLength(close, settings('D3', { close: 5000 }))).toBe(5000);
});

test('every offered length is one that the server takes', () => {
  expect(Math.min(...OFFERED)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...OFFERED)).toBeLessThanOrEqual(3 * 86_400_000);
  expect(new Set(OFFERED.map(lengthWords)).size).toBe(OFFERED.length);
});

test('a game says which of its windows go with the options', () => {
  const texts = { title: '', tagline: '', optionNames: {}, reasons: {} };
  expect(windowsOf(info, texts, {}, 3)).toHaveLength(2);
  expect(windowsOf(info, { ...texts, windowsWith: () => ['goingOut'] }, {}, 3).map(({ kind }) => kind)).toEqual([
    'goingOut',
  ]);
});
