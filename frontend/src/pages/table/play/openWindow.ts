import type { OpenWindow } from '../../../games/game';
import type { Position } from '../../../protocol/types';

/** Positions of one window arrive a little earlier or later than one another. */
const JITTER = 1000;

/**
 * The window that a position shows.
 *
 * @param before the window that was shown before: while it is still the same one, it keeps its end
 * @param now when the position came, by `performance.now()`
 */
export function windowOf(position: Position, before: OpenWindow | null, now: number): OpenWindow | null {
  const { windowMillis, windowLengthMillis, turn } = position;
  if (turn.window === null || windowMillis === null) return null;
  const closesAt = now + windowMillis;
  return before?.kind === turn.window && Math.abs(before.closesAt - closesAt) < JITTER
    ? before
    : { kind: turn.window, lengthMillis: windowLengthMillis ?? windowMillis, closesAt };
}
