import { expect, test } from 'vitest';
import { withNamesApart, withSeatsApart } from './names';
import type { MatchSummary, Table } from './types';

const match = (...names: [string, string][]) =>
  ({ seats: names.map(([player, name], seat) => ({ seat, player, name })) }) as MatchSummary;
const shown = (summary: MatchSummary) => withSeatsApart(summary).seats.map(({ name }) => name);

test('different names stay as they are', () => {
  expect(shown(match(['p1', 'Ada'], ['p2', 'Ben']))).toEqual(['Ada', 'Ben']);
});

test('equal names are told apart, whoever sits where', () => {
  expect(shown(match(['p2', 'Ada'], ['p1', 'Ada'], ['p3', 'Ada']))).toEqual(['Ada (2)', 'Ada', 'Ada (3)']);
});

test('nobody gets the name that another one chose', () => {
  expect(shown(match(['p1', 'Ada'], ['p2', 'Ada'], ['p3', 'Ada (2)']))).toEqual(['Ada', 'Ada (3)', 'Ada (2)']);
});

test('at a table people are called the same in their seats and in the chat', () => {
  const [ada, other] = [
    { id: 'p1', name: 'Ada' },
    { id: 'p2', name: 'Ada' },
  ];
  const table = {
    seats: [
      { seat: 0, player: ada },
      { seat: 1, player: null },
    ],
    visitors: [{ player: other, online: true }],
    chat: [
      { number: 1, player: other, text: 'hello' },
      { number: 2, player: { id: 'p9', name: 'Gone' }, text: 'bye' },
    ],
  } as unknown as Table;
  const told = withNamesApart(table);
  expect(told.seats.map(({ player }) => player?.name)).toEqual(['Ada', undefined]);
  expect(told.visitors[0]?.player.name).toBe('Ada (2)');
  expect(told.chat.map(({ player }) => player.name)).toEqual(['Ada (2)', 'Gone']);
});

test('a player has the name that they chose, before others who only watch or ask', () => {
  const table = {
    seats: [{ seat: 0, player: { id: 'p5', name: 'Mia' } }],
    visitors: [{ player: { id: 'p1', name: 'Mia' }, online: true }],
    requests: [{ kind: 'JOIN', player: { id: 'p2', name: 'Mia' }, seat: null, answeredBy: 'p5' }],
    chat: [],
  } as unknown as Table;
  const told = withNamesApart(table);
  expect(told.seats[0]?.player?.name).toBe('Mia');
  expect(told.visitors[0]?.player.name).toBe('Mia (2)');
  expect(told.requests?.[0]?.player.name).toBe('Mia (3)');
});
