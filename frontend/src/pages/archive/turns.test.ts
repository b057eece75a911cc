import { expect, test } from 'vitest';
import { nextTurn, previousTurn, turnStarts } from './turns';

const awaiting = (...seats: number[]) =>
  seats.map((seat) => ({ turn: { awaited: [seat], mayAct: [seat], window: null, over: null } }));

test('a turn starts where another seat is awaited', () => {
  expect(turnStarts(awaiting(0, 0, 0, 1, 0, 0))).toEqual([0, 3, 4]);
});

test('a turn of several lasts until the last of them has ended it', () => {
  const days = [[0, 1, 2], [0, 1, 2], [0, 2], [2], [2], [0, 1, 2], [0, 2], [0], []];
  const plies = days.map((awaited) => ({ turn: { awaited, mayAct: awaited, window: null, over: null } }));
  expect(turnStarts(plies)).toEqual([0, 5]);
});

test('a window belongs to the turn before it', () => {
  const plies = awaiting(0, 2, 1, 1, 2, 0).map(({ turn }, ply) => ({
    turn: { ...turn, window: ply === 1 || ply === 4 ? 'close' : null },
  }));
  expect(turnStarts(plies)).toEqual([0, 2, 5]);
});

test('jumping goes to starts, the deal and the end', () => {
  const starts = [0, 3, 4];
  expect(nextTurn(starts, 0, 5)).toBe(3);
  expect(nextTurn(starts, 4, 5)).toBe(5);
  expect(nextTurn(starts, 5, 5)).toBe(5);
  expect(previousTurn(starts, 5)).toBe(4);
  expect(previousTurn(starts, 4)).toBe(3);
  expect(previousTurn(starts, 2)).toBe(0);
  expect(previousTurn(starts, 0)).toBe(0);
});
