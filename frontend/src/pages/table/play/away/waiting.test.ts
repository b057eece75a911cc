import { expect, test } from 'vitest';
import type { SeatInfo } from '../../../../games/game';
import type { Position } from '../../../../protocol/types';
import { waitingWords } from './waiting';
import { waitingTexts as words } from './waiting-texts';

const ada: SeatInfo = { seat: 0, name: 'Ada', me: true, online: true, away: 'PRESENT' };
const bo: SeatInfo = { seat: 1, name: 'Bo', me: false, online: false, away: 'PRESENT' };
const position = (more: object = {}) =>
  ({
    turn: { awaited: [1], mayAct: [], window: null, over: null },
    windowMillis: null,
    clocks: [],
    seats: [
      { seat: 0, away: 'PRESENT' },
      { seat: 1, away: 'PRESENT', awayInMillis: 60_000 },
    ],
    ...more,
  }) as unknown as Position;
const told = (seats: SeatInfo[], now = position(), more: { viewer?: null; phone?: boolean } = {}) =>
  waitingWords({ position: now, seats, viewer: 0, since: 15_000, phone: false, ...more });

test('a player who is offline, and how long the match waits for them', () => {
  expect(told([ada, bo])).toBe(`${words.offline('Bo')} ${words.away('0:45')}`);
  expect(told([ada, bo], position(), { viewer: null })).toBe(`${words.offline('Bo')} ${words.awayForOthers('0:45')}`);
});

test('with a clock their turn is played when its time is up', () => {
  const clocks = [{ seat: 1, remainingMillis: 20_000, running: true }];
  expect(told([ada, bo], position({ clocks }))).toBe(`${words.offline('Bo')} ${words.clock('0:05')}`);
});

test('a window closes when its time is up', () => {
  const turn = { awaited: [1], mayAct: [], window: 'close', over: null };
  expect(told([ada, bo], position({ turn, windowMillis: 9_000 }))).toBe(`${words.offline('Bo')} ${words.window}`);
});

test('nothing about players who are there, for whom nobody waits, or who are bots', () => {
  expect(told([ada, { ...bo, online: true }])).toBe('');
  expect(told([ada, bo], position({ turn: { awaited: [0], window: null } }))).toBe('');
  expect(told([ada, { ...bo, bot: 'SKIER' }])).toBe('');
});

test('on a phone, what becomes of the seat of a player who is away', () => {
  const boAway = { ...bo, away: 'AWAY' } as const;
  expect(told([ada, boAway], position(), { phone: true })).toBe(words.idle);
  expect(told([ada, boAway])).toBe('');
});
