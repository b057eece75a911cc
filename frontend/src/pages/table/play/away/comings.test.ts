import { expect, test } from 'vitest';
import type { SeatInfo } from '../../../../games/game';
import type { Away, Frame } from '../../../../protocol/types';
import { comings, onlookers } from './comings';

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
  const left = frame(['PRESENT', 'LEFT', 'AWAY']);
  const playedOn = frame(['PRESENT', 'PLAYED_ON', 'AWAY']);
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

test('nothing is told of the first frame, of myself, or of a match that is over', () => {
  const left = frame(['LEFT', 'LEFT', 'PRESENT']);
  expect(comings(undefined, left, seats)).toEqual([]);
  expect(comings(frame(['PRESENT', 'LEFT', 'PRESENT']), left, seats)).toEqual([]);
  expect(comings(frame(['LEFT', 'PRESENT', 'PRESENT']), frame(['LEFT', 'LEFT', 'LEFT'], {}), seats)).toEqual([]);
});
