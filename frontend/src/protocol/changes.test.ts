import { expect, test } from 'vitest';
import { changed } from './changes';
import type { Position } from './types';

const before = {
  version: 3,
  choice: 2,
  events: [{ type: 'Old' }],
  takenBack: 1,
  view: { board: { pile: [1, 2], seats: [{ cards: 1 }, { cards: 2 }] }, hand: null },
} as unknown as Position;

test('what is set takes its place, what is added stands at the end, the rest stays', () => {
  const after = changed(before, {
    version: 4,
    on: 3,
    choice: 3,
    'view.board.seats.1.cards': 5,
    'view.hand': [7],
    'view.board.pile+': [3, 4],
  });
  expect(after).toEqual({
    version: 4,
    choice: 3,
    events: [],
    takenBack: 0,
    view: { board: { pile: [1, 2, 3, 4], seats: [{ cards: 1 }, { cards: 5 }] }, hand: [7] },
  });
});

test('names are shortened, and what follows from what is there is left out', () => {
  const after = changed(before, {
    on: 3,
    choice: 3,
    'view.b.s.1.c': 5,
    'view.b.p+': [3],
    'view.hand': [{ type: 'Play', card: 1 }, { card: 2 }, { type: 'Pass' }, {}, { type: 'Play', card: 3 }],
  });
  expect(after).toEqual({
    version: 4,
    choice: 3,
    events: [],
    takenBack: 0,
    view: {
      board: { pile: [1, 2, 3], seats: [{ cards: 1 }, { cards: 5 }] },
      hand: [
        { type: 'Play', card: 1 },
        { type: 'Play', card: 2 },
        { type: 'Pass' },
        { type: 'Pass' },
        { type: 'Play', card: 3 },
      ],
    },
  });
});

test('a name that is there counts before those that begin so', () => {
  const similar = { version: 3, view: { cards: 1, card: 2 } } as unknown as Position;
  expect(changed(similar, { on: 3, 'view.card': 5 }).view).toEqual({ cards: 1, card: 5 });
});

test('for whom a bot played is told of one position only', () => {
  const after = changed(before, { version: 4, on: 3, playedFor: 1 });
  expect(after.playedFor).toBe(1);
  expect(changed(after, { version: 5, on: 4 }).playedFor).toBeUndefined();
});

test('the position before stays as it was', () => {
  const copy = structuredClone(before);
  changed(before, { version: 4, on: 3, events: [{ type: 'New' }], 'view.board.pile': [] });
  expect(before).toEqual(copy);
});
