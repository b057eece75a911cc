import type { MatchSummary, Replay } from '../protocol/types';

/** Whose finished matches: mine, or everybody's at public tables. */
export type Whose = 'mine' | 'public';

/** A page of finished matches, newest first; `next` is where the following page begins, or null at the end. */
export interface MatchesPage {
  matches: MatchSummary[];
  next: string | null;
}

/** The server said no (`status`), or could not be reached (`status` 0). */
export class RequestFailed extends Error {
  constructor(readonly status: number) {
    super(`The archive answered ${status}`);
  }
}

export function fetchMatches(whose: Whose, before: string | null): Promise<MatchesPage> {
  const from = before === null ? '' : `&before=${encodeURIComponent(before)}`;
  return get(`/api/matches?whose=${whose}${from}`);
}

export function fetchMatch(match: string): Promise<MatchSummary> {
  return get(`/api/matches/${match}`);
}

/** A finished match as `viewer` (`seat.n` or `spectators`) saw it. */
export function fetchReplay(match: string, viewer: string): Promise<Replay> {
  return get(`/api/matches/${match}/replay?viewer=${viewer}`);
}

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(path, { headers: { Accept: 'application/json' } }).catch(() => null);
  if (answer === null) throw new RequestFailed(0);
  if (!answer.ok) throw new RequestFailed(answer.status);
  return (await answer.json()) as T;
}
