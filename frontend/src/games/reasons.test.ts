import { expect, test } from 'vitest';
import type { SeatInfo } from './game';
import { reasonTexts } from './reasons';

const seats: SeatInfo[] = ['Ada', 'Bo'].map((name, seat) => ({
  seat,
  name,
  me: seat === 0,
  online: true,
  away: 'PRESENT',
}));

const SAID: [string, object, string][] = [
  ['avalanche', { type: 'MakesSafe', points: 14, avalanche: 5 }, 'banks 14 points before the fifth avalanche'],
  ['avalanche', { type: 'Hinders', seat: 1, points: 9 }, 'gets in the way of Bo, whose run is worth 9 points'],
  ['antarctic', { type: 'LeavesInPayoff', cards: 1 }, 'leaves 1 card in your payoff pile'],
  ['hike', { type: 'KeepsPoints', snow: 'POWDER', points: 3 }, 'keeps 3 powder points for what comes next'],
  ['infiniski', { type: 'LeavesAt', speed: 5, hazard: 2 }, 'leaves you at speed 5 with hazard 2'],
  ['crashlanding', { type: 'ComesDown', turns: 3, speed: 1, touchdown: 'SOFT' }, 'comes down softly in 3 turns'],
];

test.each(SAID)('%s: %o', async (game, reason, words) => {
  expect((await reasonTexts(game))?.describeReason(reason, seats)).toBe(words);
});

test('what it came to is said in the words of the game', async () => {
  expect((await reasonTexts('avalanche'))?.describeWorth(0.618, seats)).toBe('wins about 62 of 100');
  expect((await reasonTexts('infiniski'))?.describeWorth(0.4, seats.slice(0, 1))).toBe('comes to about 12 points');
});

test('a game without them has none', async () => {
  expect(await reasonTexts('ohhell')).toBeNull();
});
