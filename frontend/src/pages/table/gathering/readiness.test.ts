import { expect, test } from 'vitest';
import type { Table, TableSeat } from '../../../protocol/types';
import { texts } from '../../../texts';
import { table } from '../examples';
import { playing } from './players';
import { progressOf, readinessOf } from './readiness';
import { room } from './room-texts';
import { texts as gathering } from './texts';

const words = texts.table;

const seen = (seats: (Partial<TableSeat> & { name?: string })[], me = 'pAda'): ReturnType<typeof readinessOf> =>
  readinessOf(table(seats), me);
const progress = (seats: (Partial<TableSeat> & { name?: string })[], me = 'pAda'): string =>
  progressOf(seen(seats, me));

test('who sits is ready, and the host can start', () => {
  const seats = [{ name: 'Ada' }, { name: 'Ben' }];
  expect(seen(seats)).toEqual({ missing: 0, notYet: [], away: [], justOffline: [], mine: false, canStart: true });
  expect(progress(seats)).toBe(gathering.allReady);
});

test('nothing starts while a seat is free', () => {
  const seats = [{ name: 'Ada' }, {}, {}];
  expect(seen(seats).canStart).toBe(false);
  expect(progress(seats)).toBe(room.waitForMore(2));
});

test('with open seats the fewest players are enough, and free chairs keep nobody waiting', () => {
  const openSeats = { fewest: 3, most: 5 };
  const two = table([{ name: 'Ada' }, {}, { name: 'Ben' }, {}, {}], { openSeats });
  expect(readinessOf(two, 'pAda')).toMatchObject({ missing: 1, canStart: false });
  expect(playing(two)).toBe(3);
  const four = table([{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cy' }, { name: 'Dee' }, {}], { openSeats });
  expect(readinessOf(four, 'pAda')).toMatchObject({ missing: 0, canStart: true });
  expect(playing(four)).toBe(4);
});

test('whoever said "not yet" is waited for by name', () => {
  const seats = [{ name: 'Ada' }, { name: 'Ben', ready: false }, { name: 'Cy', ready: false }];
  expect(seen(seats)).toMatchObject({ notYet: ['Ben', 'Cy'], canStart: false });
  expect(progress(seats)).toBe(gathering.waitFor('Ben and Cy'));
});

test('my own "not yet" keeps the others waiting, but me from nothing', () => {
  const seats = [{ name: 'Ada', ready: false }, { name: 'Ben' }];
  expect(seen(seats)).toMatchObject({ mine: true, canStart: true });
  expect(progress(seats)).toBe(gathering.waitFor(words.you));
  expect(seen(seats, 'pBen')).toMatchObject({ notYet: ['Ada'], canStart: false });
});

test('who has been away for long is waited for, and who has just gone is not', () => {
  const gone = [{ name: 'Ada' }, { name: 'Ben', ready: false, online: false }];
  expect(seen(gone)).toMatchObject({ away: ['Ben'], notYet: [], canStart: false });
  expect(progress(gone)).toBe(gathering.waitFor('Ben'));
  const blinking = [{ name: 'Ada' }, { name: 'Ben', online: false }];
  expect(seen(blinking)).toMatchObject({ justOffline: ['Ben'], canStart: true });
});

test('of many who are awaited the number is told', () => {
  const seats = ['Ada', 'Ben', 'Cy', 'Dee'].map((name) => ({ name, ready: name === 'Ada' }));
  expect(progress(seats)).toBe(gathering.waitForSome(3));
});

test('a host without a seat can start, and sees nobody less', () => {
  const seats = [{ name: 'Ben' }, { name: 'Cy' }];
  expect(seen(seats)).toMatchObject({ mine: false, canStart: true } satisfies Partial<ReturnType<typeof readinessOf>>);
  expect(readinessOf(table(seats) satisfies Table, undefined).canStart).toBe(true);
});
