import { expect, test } from 'vitest';
import { loadGame } from './registry';

test('an unknown game is not loaded', () => {
  expect(loadGame('chess')).toBeUndefined();
  expect(loadGame('toString')).toBeUndefined();
});
