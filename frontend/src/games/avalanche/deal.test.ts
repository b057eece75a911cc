import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { Chance } from '../../archive/shuffle';
import type { MatchSummary } from '../../protocol/types';
import { checkDeal, deal } from './deal';
import type { AvalancheView, Card, Deck } from './types';

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
