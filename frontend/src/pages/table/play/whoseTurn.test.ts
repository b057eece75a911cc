import { expect, test } from 'vitest';
import type { SeatInfo } from '../../../games/game';
import { whoseTurn } from './whoseTurn';

const seats = ['Ada', 'Bo', 'Cyd'].map((name, seat): SeatInfo => ({
  seat,
  name,
  me: false,
  online: true,
  away: 'PRESENT',
}));
const words = (awaited: number[], viewer: number | null) =>
  whoseTurn({ awaited, mayAct: awaited, window: null, over: null }, seats, viewer);

test('one at a time', () => {
  expect(words([0], 0)).toBe('Your turn');
  expect(words([0], 1)).toBe('Ada’s turn');
  expect(words([0], null)).toBe('Ada’s turn');
});

test('several at once', () => {
  expect(words([0, 1, 2], 2)).toBe('Your turn · also waiting for Ada and Bo');
  expect(words([0, 2], 2)).toBe('Your turn · also waiting for Ada');
  expect(words([0, 1], 2)).toBe('Waiting for Ada and Bo');
  expect(words([0, 1], null)).toBe('Waiting for Ada and Bo');
});

test('nobody', () => {
  expect(words([], 0)).toBe('');
});
