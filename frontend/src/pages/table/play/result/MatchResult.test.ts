import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { rest } from '../../../../app.svelte';
import type { AnyGame, SeatInfo } from '../../../../games/game';
import type { Table } from '../../../../protocol/types';
import { announcer } from '../../../../shell/announcer.svelte';
import { Problem } from '../../../../protocol/rest';
import type { TableView } from '../../tableView.svelte';
import MatchResult from './MatchResult.svelte';

afterEach(cleanup);

const SENTENCE = 'Ada won 51–47.';
const game = {
  texts: { reasons: {} },
  ending: () => Promise.resolve(() => ({ sentence: SENTENCE, parts: [] })),
} as unknown as AnyGame;
const result = (points: number, rank: number) => ({ points, rank, returns: 0, turns: null });
const seats = (mine: number | null): SeatInfo[] =>
  ['Ada', 'Ben'].map((name, seat) => ({ seat, name, me: seat === mine, online: true, away: 'PRESENT' }));

test.each([
  [0, SENTENCE],
  [1, `You lost. ${SENTENCE}`],
  [null, SENTENCE],
])('seat %j hears the end once', async (mine, heard) => {
  vi.spyOn(rest, 'evening').mockRejectedValue(new Problem(0, 'unreachable', ''));
  const say = vi.spyOn(announcer, 'say');
  render(MatchResult, {
    outcome: { reason: 'finish', results: [result(51, 1), result(47, 2)] },
    numbers: {},
    view: {} as TableView,
    table: { id: 't', status: 'PLAYING' } as Table,
    match: 'm',
    game,
    seats: seats(mine),
    watching: mine === null,
    seeBoard: () => {},
  });
  await screen.findByText(SENTENCE);
  expect(say.mock.calls).toEqual([[heard]]);
  expect(screen.getAllByText(SENTENCE)).toHaveLength(1);
  expect(document.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
});
