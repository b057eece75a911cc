import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { Chance } from '../../../fairness/shuffle';
import type { MatchSummary } from '../../../protocol/types';
import { checkDeal, deal, type Dealt } from './deal';
import type { AntarcticView, Card } from '../types';

interface Vector extends Dealt {
  seed: string;
  jokers: number;
}

/** The same file that the server's test reads. */
const vectors = JSON.parse(readFileSync(resolve('../src/test/resources/antarctic-deals.json'), 'utf8')) as Vector[];

it.each(vectors)('deals as the server does: $seed', ({ seed, jokers, payoffs, centre, firstHand }) => {
  expect(deal(jokers, payoffs.length, new Chance(seed))).toEqual({ payoffs, centre, firstHand });
});

it.each(vectors)('finds what the seed did not deal: $seed', ({ seed, jokers, payoffs, centre, firstHand }) => {
  const seats = payoffs.length;
  const match = { seats: payoffs.map((_, seat) => ({ seat })) } as unknown as MatchSummary;
  const views = (tops: Card[], onCentre: Card, hand: Card[]): AntarcticView[] =>
    payoffs.map((_, seat) => ({
      board: {
        options: { jokers },
        phase: 'TURN',
        dealer: seats - 1,
        leader: 0,
        places: tops.map((top) => ({ top })),
        centre: { card: onCentre },
      },
      hand: seat === 0 ? hand : [],
    })) as unknown as AntarcticView[];
  const tops = payoffs.map((pile) => pile[0]!);
  const other = firstHand.slice(1);
  const check = (seen: AntarcticView[]) => checkDeal(match, seen, new Chance(seed)).map(({ same }) => same);
  const allBut = (wrong: number | null) => payoffs.map((_, seat) => seat !== wrong);
  expect(check(views(tops, centre, firstHand))).toEqual(allBut(null));
  expect(check(views([tops[0]!, centre, ...tops.slice(2)], centre, firstHand))).toEqual(allBut(1));
  expect(check(views(tops, tops[0]!, firstHand))).toEqual(allBut(seats - 1));
  expect(check(views(tops, centre, other))).toEqual(allBut(0));
});

it('tells the centre with the dealer, and the first hand with the seat that plays first', () => {
  const { seed, jokers, payoffs, centre } = vectors[0]!;
  const match = { seats: payoffs.map((_, seat) => ({ seat })) } as unknown as MatchSummary;
  const board = { options: { jokers }, phase: 'TURN', dealer: 1, leader: 0, places: [], centre: { card: centre } };
  const told = checkDeal(match, [{ board }, { board }] as unknown as AntarcticView[], new Chance(seed));
  expect(told[0]!.cards).toMatch(/^a payoff pile with .+ on top and a first hand \(.+\)$/);
  expect(told[1]!.cards).toMatch(/^a payoff pile with .+ on top and (the|a) .+ for the centre$/);
});
