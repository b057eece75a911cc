import { describe, expect, test } from 'vitest';
import { moments } from '../gallery/moments';
import { whyNoCall } from './hint';
import { carriesOn, chainOf } from './chain';
import { worth } from '../printed';
import { commandOf } from './keys';
import { firstOf, targetsOf } from './offers';
import type { AntarcticBoard, Centre } from '../types';

const board = (name: string): AntarcticBoard => moments[name]!.view.board;
const { options } = board('four');

describe('the sequence on the centre', () => {
  const centre: Centre = {
    card: 'BLACK_CIRCLE_QUESTION',
    as: { colour: 'RED', suit: 'CIRCLE', number: 'QUESTION' },
    cards: 9,
    chain: 3,
    next: 3,
  };

  test('is told by what its cards count as, down to the card on top', () => {
    expect(chainOf(centre, options).map(({ colour, suit, number }) => [colour, suit, number])).toEqual([
      ['RED', 'CIRCLE', 'TWO'],
      ['RED', 'CIRCLE', 'ONE'],
      ['RED', 'CIRCLE', 'QUESTION'],
    ]);
  });

  test('goes on from the question mark to the four', () => {
    const four: Centre = { ...centre, as: { colour: 'RED', suit: 'CIRCLE', number: 'FOUR' }, chain: 2 };
    expect(chainOf(four, options).map(({ number }) => number)).toEqual(['QUESTION', 'FOUR']);
  });

  test('is told by what is printed where only that counts', () => {
    expect(chainOf(centre, { ...options, tripleTopper: 'EXACT_CARDS' })[0]?.colour).toBe('BLACK');
  });

  test('is carried on by the same colour and suit', () => {
    const red = { colour: 'RED', suit: 'CIRCLE', number: 'FOUR' } as const;
    expect(carriesOn('BLACK_CIRCLE_FOUR', red, centre, options)).toBe(true);
    expect(carriesOn('BLACK_CIRCLE_FOUR', { ...red, colour: 'BLUE' }, centre, options)).toBe(false);
    const exact = { ...options, tripleTopper: 'EXACT_CARDS' } as const;
    expect(carriesOn('BLACK_CIRCLE_FOUR', { ...red, colour: 'BLUE' }, centre, exact)).toBe(true);
    expect(carriesOn('RED_CIRCLE_FOUR', red, centre, exact)).toBe(false);
  });

  test('does not exist before the first card is declared', () => {
    expect(chainOf({ ...centre, as: null, chain: 1 }, options)).toEqual([]);
  });
});

test('the example of the rulings is counted card by card: 15 + 3 + 7 + 9', () => {
  const left = ['BLACK_BLOB_QUESTION', 'RED_CIRCLE_THREE', 'BLACK_HEART_TWO', 'GREEN_BLOB_FOUR'] as const;
  expect(left.map(worth)).toEqual([15, 3, 7, 9]);
  expect(worth('JOKER_ONE')).toBe(15);
});

test('what is left over adds up to what the server says', () => {
  const { rounds, leftOver } = board('round');
  for (const { seat, points, numbers, wilds } of rounds.at(-1)!.scores) {
    const sum = leftOver.find((one) => one.seat === seat)!.cards.reduce((all, card) => all + worth(card), 0);
    expect(sum).toBe(numbers + wilds);
    expect(points).toBe(sum === 0 ? 0 : sum + 10);
  }
});

test('there is a reason for each whistle that cannot be blown', () => {
  const four = board('four');
  const accused = four.accused!;
  const why = (more: Partial<AntarcticBoard>): string => whyNoCall({ ...four, ...more }, 0);
  const reasons = [
    why({ phase: 'OVER' }),
    why({ places: four.places.map((place) => ({ ...place, living: false })) }),
    why({ accused: null }),
    why({ accused: { ...accused, seat: 0 } }),
    why({ accused: { ...accused, provenBy: 2 } }),
    why({ accused: { ...accused, called: [0] } }),
    why({}),
  ];
  expect(new Set(reasons).size).toBe(reasons.length);
});

test('a card knows where it may go', () => {
  const { legalActions } = moments.four!;
  expect([...targetsOf(legalActions, 'BLACK_CIRCLE_TWO').keys()]).toEqual(['centre', 'seat-2', 'own']);
  expect([...targetsOf(legalActions, null).keys()]).toEqual([]);
});

test('the order hint marks the cards of the best priority only', () => {
  const { legalActions } = moments.four!;
  expect([...firstOf(legalActions, 'A')]).toEqual(['RED_CIRCLE_TWO']);
  expect([...firstOf(legalActions, 'D')]).toEqual(['BLACK_CIRCLE_TWO', 'BLACK_SQUARE_FOUR', 'RED_CIRCLE_ONE']);
  expect([...firstOf(legalActions, null)]).toEqual([]);
});

test('no key means two things', () => {
  const keys = [...'0123456789abcdefghijklmnopqrstuvwxyz', 'Escape'];
  const meant = keys.map((key) => JSON.stringify(commandOf(key, [1, 2, 3, 4, 5]))).filter((command) => command);
  expect(new Set(meant).size).toBe(meant.length);
  expect(meant.length).toBe(9 + 5 + 9);
});
