import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Chance } from '../../../fairness/shuffle';
import type { MatchSummary, Replay } from '../../../protocol/types';
import { checkDeal, checkLater, deal, shuffledAnew } from './deal';
import { slopeCards } from '../deck';
import type { InfiniskiEvent, InfiniskiView, SlopeCard } from '../types';

const SEED = '5f'.repeat(32);
const match = {} as MatchSummary;
const all = Object.keys(slopeCards) as SlopeCard[];
const order = deal(new Chance(SEED));
const view = (hand: readonly SlopeCard[]) => [{ hand: [...hand].sort() }] as unknown as InfiniskiView[];
const replays = (...plies: InfiniskiEvent[][]): Replay[] =>
  [{ plies: [{ number: 0, events: [] }, ...plies.map((events, index) => ({ number: index + 1, events }))] }] as never;
const later = (...plies: InfiniskiEvent[][]) => checkLater(match, replays(...plies), new Chance(SEED));

const lay = (card: SlopeCard): InfiniskiEvent => ({ type: 'CardLaid', card, orientation: 'LANDSCAPE', turn: 1 });
const draw = (...cards: SlopeCard[]): InfiniskiEvent => ({ type: 'Drawn', cards: [...cards].sort() });

test('the first four cards are the hand', () => {
  const [dealt] = checkDeal(match, view(order.slice(0, 4)), new Chance(SEED));
  expect(dealt?.same).toBe(true);
  expect(checkDeal(match, view(order.slice(1, 5)), new Chance(SEED))[0]?.same).toBe(false);
});

test('what is drawn is followed through jumps and shuffles', () => {
  const hand = order.slice(0, 4);
  const rest = order.slice(4);
  const shuffled = new Chance(SEED).shuffle(
    'shuffle/1',
    all.filter((card) => card !== hand[0]),
  );
  const jump: InfiniskiEvent = {
    type: 'Jumped',
    part: 'LEFT',
    must: false,
    forced: true,
    discarded: [...hand.slice(1)],
    speed: 4,
    hazard: 2,
  };
  const plies = [
    [lay(hand[0]!)],
    [jump, draw(...rest)],
    [{ ...jump, discarded: rest }, { type: 'Reshuffled', cards: 14, score: 1 } as const, draw(...shuffled.slice(0, 3))],
  ];
  expect(later(...plies)).toEqual({ count: 14, brokenAt: null });
  const wrong = [...plies.slice(0, 2), [...plies[2]!.slice(0, 2), draw(...shuffled.slice(1, 4))]];
  expect(later(...wrong)).toEqual({ count: 14, brokenAt: 3 });
});

test('a card that the seed did not have there is found', () => {
  expect(later([lay(order[0]!), draw(order[4]!)]).brokenAt).toBeNull();
  expect(later([lay(order[0]!)], [draw(order[5]!)]).brokenAt).toBe(2);
  expect(later([{ type: 'Reshuffled', cards: 11, score: 1 }]).brokenAt).toBe(1);
});

interface Vector {
  seed: string;
  hand: SlopeCard[];
  deck: SlopeCard[];
  later: { shuffle: number; kept: SlopeCard[]; deck: SlopeCard[] };
}

/** The same file that the server's test deals from. */
const vectors = JSON.parse(readFileSync(resolve('../src/test/resources/infiniski-deals.json'), 'utf8')) as Vector[];

test.each(vectors)('deals and shuffles from the seed $seed as the server does', ({ seed, hand, deck, later: anew }) => {
  const dealt = deal(new Chance(seed));
  expect(dealt.slice(0, 4).sort()).toEqual(hand);
  expect(dealt.slice(4)).toEqual(deck);
  const gathered = all.filter((card) => !anew.kept.includes(card));
  expect(shuffledAnew(new Chance(seed), anew.shuffle, gathered)).toEqual(anew.deck);
});
