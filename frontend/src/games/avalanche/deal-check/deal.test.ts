import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { Chance } from '../../../fairness/shuffle';
import type { MatchSummary, Replay } from '../../../protocol/types';
import { checkDeal, checkLater, deal } from './deal';
import type { AvalancheOptions, AvalancheView, Card, Deck } from '../types';

interface Vector {
  seed: string;
  deck: Deck;
  actionCards: 'OFF' | 'HOUSE';
  hands: Card[][];
}

/** The same file that the server's test reads. */
const vectors = JSON.parse(readFileSync(resolve('../src/test/resources/avalanche-deals.json'), 'utf8')) as Vector[];

it.each(vectors)('deals as the server does: $seed', (vector) => {
  expect(deal(vector, vector.hands.length, new Chance(vector.seed))).toEqual(vector.hands);
});

it.each(vectors)('finds a hand that was not dealt by the seed: $seed', (vector) => {
  const match = { seats: vector.hands.map((_, seat) => ({ seat })) } as unknown as MatchSummary;
  const view = (hand: Card[]) => ({ board: { options: vector }, hand }) as unknown as AvalancheView;
  const honest = vector.hands.map(view);
  const check = (views: AvalancheView[]) => checkDeal(match, views, new Chance(vector.seed)).map(({ same }) => same);
  expect(check(honest)).toEqual(vector.hands.map(() => true));
  expect(check([view(['LIFT', 'BLACK', 'BLACK', 'BLACK', 'BLACK']), ...honest.slice(1)])[0]).toBe(false);
});

/** A match with two recycles, also played over by the server's test. */
const drawn = JSON.parse(readFileSync(resolve('../src/test/resources/avalanche-draws.json'), 'utf8')) as {
  options: AvalancheOptions;
  seats: number;
  seed: string;
  plies: { recycled: number; discard: Card[]; hands: Card[][] }[];
};

function replaysOf({ options, seats, plies }: typeof drawn): Replay[] {
  const match = { seats: Array.from({ length: seats }, (_, seat) => ({ seat })) };
  const replay = (seat: number) => ({
    match,
    plies: plies.map(({ recycled, discard, hands }) => ({
      view: { board: { options, discard, recycled: Array(recycled).fill([]) }, hand: hands[seat] },
    })),
  });
  return Array.from({ length: seats }, (_, seat) => replay(seat) as unknown as Replay);
}

const later = (match: typeof drawn, seed = match.seed) => {
  const replays = replaysOf(match);
  return checkLater(replays[0]!.match, replays, new Chance(seed));
};

it('draws again every card of a match, also from the recycled piles', () => {
  expect(drawn.plies.at(-1)!.recycled).toBe(2);
  const { count, brokenAt } = later(drawn);
  expect(brokenAt).toBeNull();
  expect(count).toBeGreaterThan(53 - 8);
});

it('finds the ply at which another card was drawn than the seed gives', () => {
  const forged = structuredClone(drawn);
  const ply = forged.plies.findLastIndex(
    ({ hands }, index) => hands[0]!.length > (forged.plies[index - 1]?.hands[0]!.length ?? 9),
  );
  for (const { hands } of forged.plies.slice(ply)) hands[0] = [...hands[0]!, 'BLACK'];
  expect(later(forged).brokenAt).toBe(ply);
  expect(later(drawn, '00'.repeat(32)).brokenAt).toBeGreaterThan(0);
});
