import type { ReplayPly } from '../../protocol/types';

/**
 * The plies after which somebody is awaited who was not before; the deal begins the first turn. Where several are
 * awaited at once, it is one turn for all until the last of them has ended it. A moment in which others may object
 * belongs to the turn before it.
 */
export function turnStarts(plies: readonly Pick<ReplayPly, 'turn'>[]): number[] {
  let before: readonly number[] | undefined;
  return plies.flatMap(({ turn: { awaited, window } }, ply) => {
    if (window !== null) return [];
    const begins = before === undefined || awaited.some((seat) => !before?.includes(seat));
    before = awaited;
    return begins ? [ply] : [];
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
