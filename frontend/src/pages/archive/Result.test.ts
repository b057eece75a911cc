import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { MatchSummary } from '../../protocol/types';
import Result from './Result.svelte';
import { texts } from './texts';

afterEach(cleanup);

const show = (...ranks: number[]) =>
  render(Result, {
    match: {
      seats: ranks.map((_, seat) => ({ seat, player: `p${seat}`, name: `Player ${seat}` })),
      outcome: { reason: 'over', results: ranks.map((rank) => ({ points: 0, rank, returns: 0, turns: null })) },
    } as unknown as MatchSummary,
    reason: '',
    ending: { sentence: '', parts: [], lost: ranks.map((rank) => rank > 1) },
  });
const places = () => screen.getAllByRole('row').map((row) => row.querySelector('.rank')?.textContent ?? '');

test('a seat that is lost has its place after the winner, and none where nobody won', () => {
  const { unmount } = show(2, 1);
  expect(places().slice(1)).toEqual([texts.ordinal(1), texts.ordinal(2)]);
  unmount();
  show(2, 2);
  expect(places().slice(1)).toEqual(['', '']);
});
