import { expect, test } from 'vitest';
import type { SeatInfo } from '../../../../games/game';
import type { Away, Frame } from '../../../../protocol/types';
import { comings } from './comings';

const seats: SeatInfo[] = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({
  seat,
  name,
  me: seat === 0,
  online: true,
  away: 'PRESENT',
}));
const frame = (aways: Away[], over: object | null = null) =>
  ({ turn: { over }, seats: aways.map((away, seat) => ({ seat, away })) }) as unknown as Frame;

test('who leaves, is played for and comes back is told once', () => {
  const here = frame(['PRESENT', 'PRESENT', 'PRESENT']);
  const left = frame(['PRESENT', 'LEFT', 'GONE']);
  const goneOn = frame(['PRESENT', 'PLAYED_ON', 'GONE']);
  expect(comings(here, left, seats)).toEqual(['Bo has left.', 'Cy is away.']);
  expect(comings(left, left, seats)).toEqual([]);
  expect(comings(left, goneOn, seats)).toEqual(['The seat of Bo is played automatically from now on.']);
  expect(comings(goneOn, here, seats)).toEqual(['Bo is back.', 'Cy is back.']);
});

test('nothing is told of the first frame, of myself, or of a match that is over', () => {
  const left = frame(['LEFT', 'LEFT', 'PRESENT']);
  expect(comings(undefined, left, seats)).toEqual([]);
  expect(comings(frame(['PRESENT', 'LEFT', 'PRESENT']), left, seats)).toEqual([]);
  expect(comings(frame(['LEFT', 'PRESENT', 'PRESENT']), frame(['LEFT', 'LEFT', 'LEFT'], {}), seats)).toEqual([]);
});
