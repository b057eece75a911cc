import { expect, test } from 'vitest';
import { clockWords, remaining } from './clock';

test.each([
  [0, '0:00'],
  [-5, '0:00'],
  [1, '0:01'],
  [9_000, '0:09'],
  [125_000, '2:05'],
  [3 * 3_600_000 + 60_000, '3 h 1 min'],
  [52 * 3_600_000, '2 d 4 h'],
])('%d ms reads %s', (millis, words) => {
  expect(clockWords(millis)).toBe(words);
});

test('only a running clock goes on between two frames', () => {
  expect(remaining({ remainingMillis: 5000, running: true }, 2000)).toBe(3000);
  expect(remaining({ remainingMillis: 5000, running: false }, 2000)).toBe(5000);
  expect(remaining({ remainingMillis: 5000, running: true }, 9000)).toBe(0);
});
