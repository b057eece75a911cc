import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { me, rest } from '../../app.svelte';
import { entrance } from '../../entrance-texts';
import type { Daily } from '../../protocol/deals';
import { Problem } from '../../protocol/rest';
import { serverClock } from '../../protocol/time';
import type { TableSummary } from '../../protocol/types';
import { texts } from '../../texts';
import { deals } from '../solo/soloRequests';
import LobbyPage from './LobbyPage.svelte';
import { LobbyView } from './lobbyView.svelte';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const table = (id: string, status: TableSummary['status'], seats: number): TableSummary => ({
  id,
  game: 'hike',
  hostName: 'Ada',
  status,
  seats,
  taken: seats,
  isPublic: false,
  spectators: true,
  turnClock: 'OFF',
});

test('a match that goes on is above a table that gathers, and both above what is over; one of mine alone, too', () => {
  const view = new LobbyView();
  view.mine = [
    table('finished', 'OVER', 3),
    table('alone and over', 'OVER', 1),
    table('gathers', 'GATHERING', 2),
    table('alone', 'PLAYING', 1),
    table('played', 'PLAYING', 2),
  ];
  expect(view.waiting.map(({ id }) => id)).toEqual(['alone', 'played', 'gathers', 'finished']);
});

test('a match that waits for me is above the others, and each card says whose turn it is', async () => {
  me.known = true;
  me.player = { id: 'pMe', name: 'Me', version: 0 };
  vi.spyOn(rest, 'games').mockResolvedValue([]);
  vi.spyOn(rest, 'openTables').mockResolvedValue([]);
  vi.spyOn(deals, 'today').mockResolvedValue([]);
  vi.spyOn(rest, 'myTables').mockResolvedValue([table('theirs', 'PLAYING', 2), table('mine', 'PLAYING', 2)]);
  vi.spyOn(rest, 'myTurns').mockResolvedValue([
    { table: 'theirs', mine: false, awaited: ['Ada'] },
    { table: 'mine', mine: true, awaited: [] },
  ]);
  render(LobbyPage);
  await vi.waitFor(() => screen.getByText(texts.play.yourTurn));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.indexOf('/t/mine')).toBeLessThan(links.indexOf('/t/theirs'));
  screen.getByText(texts.play.turnOf('Ada'));
});

test('nothing waits for the server to tell who I am but my tables, and nothing moves when they come', async () => {
  me.known = false;
  me.player = null;
  const games = vi.spyOn(rest, 'games').mockResolvedValue([]);
  const open = vi.spyOn(rest, 'openTables').mockResolvedValue([]);
  const today = vi.spyOn(deals, 'today').mockResolvedValue([]);
  const mine = vi.spyOn(rest, 'myTables').mockResolvedValue([table('t1', 'GATHERING', 2)]);
  render(LobbyPage);
  await vi.waitFor(() => expect(today).toHaveBeenCalled());
  expect(games.mock.calls.length + open.mock.calls.length).toBeGreaterThan(0);
  expect(mine).not.toHaveBeenCalled();
  screen.getByText(texts.loading);
  me.player = { id: 'pMe', name: 'Me', version: 0 };
  me.known = true;
  await vi.waitFor(() => screen.getByText(entrance.lobby.mine));
  expect(open).toHaveBeenCalledOnce();
  expect(today).toHaveBeenCalledOnce();
});

test('what the server did not tell once is asked for again, also at the end of a day', async () => {
  vi.useFakeTimers();
  me.known = true;
  me.player = { id: 'pMe', name: 'Me', version: 0 };
  const unreachable = new Problem(0, 'unreachable', 'No answer.');
  const until = (hours: number) => [
    { deal: { game: 'hike', endsAt: new Date(Date.now() + hours * 3_600_000).toISOString() } } as Daily,
  ];
  vi.spyOn(rest, 'games').mockResolvedValue([]);
  vi.spyOn(rest, 'openTables').mockResolvedValue([]);
  vi.spyOn(rest, 'myTables').mockRejectedValue(unreachable);
  const today = vi.spyOn(deals, 'today').mockResolvedValue(until(1));
  render(LobbyPage);
  await vi.waitFor(() => expect(rest.myTables).toHaveBeenCalled());
  expect(screen.queryByText(entrance.lobby.mine)).toBeNull();
  vi.mocked(rest.myTables).mockResolvedValue([table('t1', 'PLAYING', 2)]);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => screen.getByText(entrance.lobby.mine));

  const before = today.mock.calls.length;
  today.mockRejectedValue(unreachable);
  await vi.advanceTimersByTimeAsync(3_600_000);
  await vi.waitFor(() => expect(today.mock.calls.length).toBeGreaterThan(before));
  const failed = today.mock.calls.length;
  today.mockResolvedValue(until(24));
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(today.mock.calls.length).toBeGreaterThan(failed));
  const told = today.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(today).toHaveBeenCalledTimes(told);
});

test('a limit that is met is told as one, not as a server that is away', async () => {
  vi.useFakeTimers();
  me.known = true;
  me.player = null;
  const limit = new Problem(429, 'too-fast', 'Too many requests from your network.');
  vi.spyOn(rest, 'games').mockRejectedValue(limit);
  vi.spyOn(rest, 'openTables').mockRejectedValue(limit);
  vi.spyOn(deals, 'today').mockRejectedValue(limit);
  render(LobbyPage);
  await vi.waitFor(() => screen.getByText('Too many requests from your network.'));
});

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-28T20:57:00.000Z');
const WRONG_CLOCKS = [
  '2000-01-01',
  '2026-10-29',
  '2026-11-27T20:57Z',
  '2026-11-29T00:57Z',
  '2026-11-29T20:57Z',
  '2038-01-20',
];

/** Counts the requests for the deal of the day in an hour of a page that is open. */
async function askedInAnHour(clock: string): Promise<number> {
  me.known = true;
  me.player = null;
  vi.setSystemTime(Date.parse(clock));
  vi.spyOn(rest, 'games').mockResolvedValue([]);
  vi.spyOn(rest, 'openTables').mockResolvedValue([]);
  const deal = { game: 'hike', endsAt: '2026-11-29T00:00:00.000Z' };
  const today = vi.spyOn(deals, 'today').mockImplementation(async () => [{ deal } as Daily]);
  render(LobbyPage);
  await vi.advanceTimersByTimeAsync(HOUR);
  return today.mock.calls.length;
}

test.each(WRONG_CLOCKS)('with a clock at %s the day is asked for every few minutes at most', async (clock) => {
  vi.useFakeTimers();
  expect(await askedInAnHour(clock)).toBeLessThanOrEqual(1 + HOUR / 180_000);
});

test.each(WRONG_CLOCKS)('with a clock at %s and the time of the server, only when its day ends', async (clock) => {
  vi.useFakeTimers();
  serverClock.hear(new Date(NOW).toUTCString());
  expect(await askedInAnHour(clock)).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * HOUR + 3 * 60_000 + 3_000);
  expect(deals.today).toHaveBeenCalledTimes(2);
});
