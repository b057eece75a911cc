import { expect, test } from 'vitest';
import type { SeatInfo } from '../game';
import { blocksOf, optionsIn } from './view';

const seats: SeatInfo[] = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({
  seat,
  name,
  me: seat === 0,
  online: true,
  away: 'PRESENT',
}));

const view = {
  board: {
    options: { deals: 'SHORT', hook: 'ON' },
    cards: 3,
    dealer: 2,
    turnUp: 'FIVE_OF_HEARTS',
    trick: { plays: [{ seat: 0, card: 'ACE_OF_CLUBS' }] },
    places: [
      { bid: 1, tricks: 0, points: 11 },
      { bid: null, tricks: 0, points: 0 },
      { bid: 0, tricks: 1, points: 10 },
    ],
  },
  hand: ['TWO_OF_CLUBS', 'KING_OF_HEARTS', 'ACE_OF_HEARTS'],
};

test('a list as long as the table is a row a seat', () => {
  const [table] = blocksOf(view, seats);
  expect(table).toMatchObject({ kind: 'table', columns: ['Bid', 'Tricks', 'Points'] });
  expect(
    table?.kind === 'table' && table.rows.map(({ seat, cells }) => [seat, ...cells.flat().map((c) => c.words)]),
  ).toEqual([
    [0, '1', '0', '11'],
    [1, '–', '0', '0'],
    [2, '0', '1', '10'],
  ]);
});

test('seat numbers become names, and a record with one component is its value', () => {
  const [, facts, trick] = blocksOf(view, seats);
  expect(facts).toMatchObject({
    kind: 'facts',
    facts: [
      { name: 'Cards', items: [{ words: '3' }] },
      { name: 'Dealer', items: [{ words: 'Cy' }] },
      { name: 'Turn up', items: [{ words: 'five of hearts', card: { rank: '5', suit: '♥', red: true } }] },
    ],
  });
  expect(trick).toMatchObject({ kind: 'line', name: 'Trick', items: [{ words: 'ace of clubs', of: 'Ada' }] });
});

test('a hand is no list by seat, though it is as long as the table', () => {
  const blocks = blocksOf(view, seats);
  expect(blocks.at(-1)).toMatchObject({
    kind: 'line',
    name: 'Hand',
    items: [{ words: 'two of clubs' }, { words: 'king of hearts' }, { words: 'ace of hearts' }],
  });
});

test('lists by seat of several kinds are one table', () => {
  const [table] = blocksOf({ points: [1, 2, 3], dice: [[1], [2, 6], []], done: [true, false, true] }, seats);
  expect(table).toMatchObject({ columns: ['Points', 'Dice', 'Done'] });
  expect(table?.kind === 'table' && table.rows[1]?.cells.map((cell) => cell.map(({ words }) => words))).toEqual([
    ['2'],
    ['2', '6'],
    ['no'],
  ]);
});

test('other lists of records are tables of their own', () => {
  const [table] = blocksOf({ rounds: [{ number: 1, winner: 0, closed: true }] }, seats);
  expect(table).toEqual({
    kind: 'table',
    name: 'Rounds',
    columns: ['Number', 'Winner', 'Closed'],
    rows: [{ cells: [[{ words: '1' }], [{ words: 'Ada' }], [{ words: 'yes' }]] }],
  });
});

test('what is nested bears the name of what it is in', () => {
  expect(blocksOf({ centre: { card: 'R1', chain: 2 } }, seats)).toMatchObject([
    { kind: 'facts', facts: [{ name: 'Centre: card' }, { name: 'Centre: chain' }] },
  ]);
});

test('the options are told apart from what changes', () => {
  expect(optionsIn(view)).toEqual(['Deals: short', 'Hook: on']);
});
