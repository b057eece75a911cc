import { expect, test } from 'vitest';
import type { SeatInfo } from '../../../../games/game';
import type { Away, Position } from '../../../../protocol/types';
import { comings, onlookers } from './comings';

const seats: SeatInfo[] = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({
  seat,
  name,
  me: seat === 0,
  online: true,
  away: 'PRESENT',
}));
const position = (aways: Away[], over: object | null = null) =>
  ({ turn: { over }, seats: aways.map((away, seat) => ({ seat, away })) }) as unknown as Position;

test('who leaves, is played for and comes back is told once', () => {
  const here = position(['PRESENT', 'PRESENT', 'PRESENT']);
  const left = position(['PRESENT', 'LEFT', 'AWAY']);
  const playedOn = position(['PRESENT', 'PLAYED_ON', 'AWAY']);
  expect(comings(here, left, seats)).toEqual(['Bo left.', 'Cy is away.']);
  expect(comings(left, left, seats)).toEqual([]);
  expect(comings(left, playedOn, seats)).toEqual(['Bo’s seat is now on autopilot.']);
  expect(comings(playedOn, here, seats)).toEqual(['Bo is playing again.', 'Cy is back.']);
});

test('whoever is connected again and does not play yet is told of once', () => {
  const as = (bo: Partial<SeatInfo>) => seats.map((one) => (one.seat === 1 ? { ...one, ...bo } : one));
  for (const away of ['LEFT', 'PLAYED_ON'] as const) {
    const off = as({ away, online: false });
    const on = as({ away });
    expect(onlookers(off, on)).toEqual(['Bo is back, but not playing yet.']);
    expect(onlookers(on, on)).toEqual([]);
    expect(onlookers([], on)).toEqual([]);
    expect(onlookers(as({ online: false }), on)).toEqual([]);
    expect(onlookers(on, off)).toEqual([]);
  }
  expect(onlookers(as({ online: false }), seats)).toEqual([]);
  const mine = (online: boolean) => seats.map((one) => ({ ...one, online, away: 'LEFT' as const }));
  expect(onlookers(mine(false), mine(true))).toHaveLength(2);
});

test('nothing is told of the first position, of myself, or of a match that is over', () => {
  const left = position(['LEFT', 'LEFT', 'PRESENT']);
  expect(comings(undefined, left, seats)).toEqual([]);
  expect(comings(position(['PRESENT', 'LEFT', 'PRESENT']), left, seats)).toEqual([]);
  expect(comings(position(['LEFT', 'PRESENT', 'PRESENT']), position(['LEFT', 'LEFT', 'LEFT'], {}), seats)).toEqual([]);
});
