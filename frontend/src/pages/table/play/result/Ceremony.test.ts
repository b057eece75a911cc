import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { SeatInfo } from '../../../../games/game';
import hike from '../../../../games/hike/cover';
import type { Outcome } from '../../../../protocol/types';
import Ceremony from './Ceremony.svelte';

afterEach(cleanup);

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const people = (count: number, mine: number | null): SeatInfo[] =>
  NAMES.slice(0, count).map((name, seat) => ({ seat, name, me: seat === mine, online: true, away: 'PRESENT' }));
const ranked = (...ranks: number[]): Outcome => ({
  reason: 'finish',
  results: ranks.map((rank) => ({ points: 51, rank, returns: 0, turns: null })),
});
const show = (outcome: Outcome, mine: number | null, more: object = {}) =>
  render(Ceremony, {
    outcome,
    seats: people(outcome.results.length, mine),
    reasons: { finish: 'A sled is in.' },
    match: 'm',
    ...more,
  });

test('a result counts what the game counts, for those who listen, too', () => {
  const { unmount } = show(ranked(1), 0);
  expect(screen.getByText('51 points')).toBeTruthy();
  unmount();
  show(ranked(1), 0, { score: hike.texts.score });
  expect(screen.getByText('51 fields')).toBeTruthy();
  expect(screen.queryByText('51 points')).toBeNull();
});

test.each([
  [[1, 2], 0, 'You win!'],
  [[1, 2], 1, 'You lost'],
  [[1, 2], null, 'Ada wins'],
  [[1, 3, 2, 4], 1, 'You came third'],
  [[1, 3, 2, 4], 3, 'You came fourth'],
  [[1, 1, 3], 1, 'You and Ada share the win'],
  [[1, 1, 3], 2, 'You came third'],
  [[1, 1, 3], null, 'Ada and Ben share the win'],
  [[2, 2], 0, 'Nobody won'],
  [[2, 2], null, 'Nobody won'],
])('ranks %j read by seat %j: "%s"', (ranks, mine, headline) => {
  show(ranked(...ranks), mine);
  expect(screen.getByRole('heading').textContent).toBe(headline);
});

test('whoever reads their own place reads the winner below it, with numbers or without', () => {
  const { unmount } = show(ranked(1, 2), 1);
  screen.getByText('Ada wins. A sled is in.');
  unmount();
  show(ranked(1, 2), 1, { ending: { sentence: 'Ada won 51–50.', parts: [] } });
  screen.getByText('Ada won 51–50.');
  cleanup();
  show(ranked(1, 2), null);
  screen.getByText('A sled is in.');
});

test('my row is marked as mine, and nobody’s for a spectator', () => {
  const { unmount } = show(ranked(1, 3, 2, 4), 3);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => within(row).queryByText('(you)') !== null)).toEqual([false, false, false, true]);
  unmount();
  show(ranked(1, 3, 2, 4), null);
  expect(screen.queryByText('(you)')).toBeNull();
});

test('where nobody won no medal hangs and no rank is told; a seat that is lost has none of its own', () => {
  const { container, unmount } = show(ranked(2, 2), 0);
  expect(container.querySelectorAll('span.medal')).toHaveLength(0);
  expect(screen.queryByText('2.')).toBeNull();
  unmount();
  const crashed = show(ranked(2, 1), 0, { ending: { sentence: '', parts: [], lost: [true, false] } });
  expect(crashed.container.querySelectorAll('span.medal')).toHaveLength(1);
  screen.getByText('2.');
});
