import type { ReplayPly } from '../protocol/types';

/**
 * The plies after which somebody else (or nobody) is awaited than before; the deal begins the first turn. A moment in
 * which others may object belongs to the turn before it.
 */
export function turnStarts(plies: readonly Pick<ReplayPly, 'turn'>[]): number[] {
  let before: string | undefined;
  return plies.flatMap(({ turn }, ply) => {
    const awaited = turn.awaited.join();
    if (turn.window !== null || awaited === before) return [];
    before = awaited;
    return [ply];
  });
}

/** The start of the turn after `ply`, or the last ply. */
export function nextTurn(starts: readonly number[], ply: number, last: number): number {
  return starts.find((start) => start > ply) ?? last;
}

/** The start of the turn that `ply` is in, or of the one before if `ply` is itself a start. */
export function previousTurn(starts: readonly number[], ply: number): number {
  return starts.findLast((start) => start < ply) ?? 0;
}
