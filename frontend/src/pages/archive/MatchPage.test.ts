import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rest } from '../../app.svelte';
import { Problem } from '../../protocol/rest';
import type { MatchSummary, Replay } from '../../protocol/types';
import MatchPage from './MatchPage.svelte';
import { texts } from './texts';

// A match without plies has no curve.
vi.mock('./PointsChart.svelte', () => ({ default: () => {} }));

const match: MatchSummary = {
  id: 'm1',
  table: 't1',
  game: 'avalanche',
  rulesVersion: 1,
  options: {},
  seats: [
    { seat: 0, player: 'pA', name: 'Ada' },
    { seat: 1, player: 'pB', name: 'Bea' },
  ],
  seedHash: 'a'.repeat(64),
  seed: 'b'.repeat(64),
  startedAt: '2026-11-20T21:00:00.000Z',
  endedAt: '2026-11-20T21:20:00.000Z',
  status: 'OVER',
  outcome: { reason: 'concluded', results: [] },
  isPublic: false,
};
const replay: Replay = { match, plies: [] };

const answers = new Map<string, (replay: Replay) => void>();

beforeEach(() => {
  answers.clear();
  vi.spyOn(rest, 'match').mockResolvedValue(match);
  vi.spyOn(rest, 'replay').mockImplementation((_, viewer) => new Promise((resolve) => answers.set(viewer, resolve)));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function answer(viewer: string): Promise<void> {
  await vi.waitFor(() => expect(answers.has(viewer)).toBe(true));
  answers.get(viewer)?.(replay);
}

test('the eyes chosen last are looked through, whichever answer comes first', async () => {
  render(MatchPage, { props: { match: 'm1', me: 'pA', query: new URLSearchParams() } });
  await answer('seat.0');
  const eyes = await screen.findByLabelText<HTMLSelectElement>(texts.eyes);
  expect(eyes.value).toBe('0');
  await fireEvent.change(eyes, { target: { value: '1' } });
  await fireEvent.change(eyes, { target: { value: '-1' } });
  await answer('spectators');
  await vi.waitFor(() => expect(eyes.value).toBe('-1'));
  await answer('seat.1');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(eyes.value).toBe('-1');
});

const forOne: MatchSummary = {
  ...match,
  seats: [{ seat: 0, player: 'pA', name: 'Ada' }],
  seed: null,
  outcome: { reason: 'fifthAvalanche', results: [{ points: 7, rank: 1, returns: 7 }] },
};

test('of a match whose cards others still play only the result is told', async () => {
  vi.mocked(rest.match).mockResolvedValue(forOne);
  render(MatchPage, { props: { match: 'm1', me: 'pA', query: new URLSearchParams() } });
  await screen.findByText(texts.closedHint);
  screen.getByRole('heading', { level: 1, name: '7 points' });
  expect(screen.queryByText(texts.shuffle)).toBeNull();
  expect(rest.replay).not.toHaveBeenCalled();
});

test('a replay that was closed meanwhile is no failure', async () => {
  vi.mocked(rest.match).mockResolvedValue({ ...forOne, seed: match.seed });
  vi.mocked(rest.replay).mockRejectedValue(new Problem(403, 'deal-closed', 'Closed.'));
  render(MatchPage, { props: { match: 'm1', me: 'pB', query: new URLSearchParams() } });
  await screen.findByText(texts.closedHint);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the replay of a match that ends while the page is open comes without loading it again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const playing: MatchSummary = { ...match, status: 'PLAYING', seed: null, endedAt: null, outcome: null };
  vi.mocked(rest.match).mockResolvedValue(playing);
  render(MatchPage, { props: { match: 'm1', me: 'pA', query: new URLSearchParams() } });
  await screen.findByText(texts.runningHint);
  vi.mocked(rest.match).mockRejectedValue(new Problem(0, 'unreachable', 'No answer.'));
  await vi.advanceTimersByTimeAsync(20_000);
  screen.getByText(texts.runningHint);
  vi.mocked(rest.match).mockResolvedValue(match);
  await vi.advanceTimersByTimeAsync(10_000);
  await answer('seat.0');
  await screen.findByText(texts.shuffle);
  const asked = vi.mocked(rest.match).mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rest.match).toHaveBeenCalledTimes(asked);
  vi.useRealTimers();
});

test('results that count something else than points say so', async () => {
  const places = [51, 41].map((points, index) => ({ points, rank: index + 1, returns: points }));
  vi.mocked(rest.match).mockResolvedValue({
    ...match,
    game: 'hike',
    seed: null,
    outcome: { reason: 'finish', results: places },
  });
  render(MatchPage, { props: { match: 'm1', me: 'pA', query: new URLSearchParams() } });
  await screen.findByRole('columnheader', { name: 'Fields' });
  expect(screen.queryByRole('columnheader', { name: texts.points })).toBeNull();
});
