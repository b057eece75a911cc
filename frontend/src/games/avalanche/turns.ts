import type { LogTurn } from '../game';
import type { AvalancheEvent } from './types';

/** A turn lasts until its seat banks the run or ends it. */
export function turnOf(event: AvalancheEvent, turn: LogTurn | undefined): LogTurn {
  if (event.type === 'MatchEnded') return turn ?? {};
  const its = turn === undefined || turn.ended ? {} : turn;
  // Those of a wipeout are of the seat that is hit.
  if (event.type !== 'WipedOut' && event.type !== 'Recycled') its.seat ??= event.seat;
  if (event.type === 'Banked' || event.type === 'TurnEnded') its.ended = true;
  return its;
}
