import { expect, test } from 'vitest';
import type { Tally } from '../../protocol/types';
import { balance, byKind, totals } from './sums';
import { texts } from './texts';

const tally = (game: string, against: Tally['against'], played: number, won: number, best: number): Tally => ({
  game,
  against,
  played,
  won,
  sums: { points: 0, places: 0 },
  streak: { current: 0, best },
  best: null,
});

test('wins against people count, those against bots only where there are none', () => {
  const bots = [tally('a', 'BOTS', 9, 8, 7), tally('b', 'ALONE', 5, 5, 5)];
  expect(totals(bots)).toEqual({ played: 14, games: 2, against: 'BOTS', won: 8, streak: 7 });
  const people = [...bots, tally('a', 'PERSONS', 3, 1, 1), tally('c', 'PERSONS', 4, 2, 2)];
  expect(totals(people)).toEqual({ played: 21, games: 3, against: 'PERSONS', won: 3, streak: 2 });
  expect(totals(bots.slice(1))).toEqual({ played: 5, games: 1, against: null, won: 0, streak: 0 });
  expect(totals([])).toMatchObject({ played: 0, streak: 0 });
});

test('each kind of opponents lists the games played most first', () => {
  const games = [tally('a', 'BOTS', 1, 0, 0), tally('b', 'BOTS', 5, 0, 0), tally('c', 'PERSONS', 2, 0, 0)];
  expect(byKind({ games }).map(({ against, tallies }) => [against, ...tallies.map(({ game }) => game)])).toEqual([
    ['PERSONS', 'c'],
    ['BOTS', 'b', 'a'],
  ]);
});

test('the balance names the leader first', () => {
  expect(balance({ name: 'Ben', ahead: 12, behind: 9 })).toBe(texts.met.youLead(12, 9));
  expect(balance({ name: 'Ben', ahead: 1, behind: 4 })).toBe('Ben leads 4–1');
  expect(balance({ name: 'Ben', ahead: 2, behind: 2 })).toBe(texts.met.even(2));
});
