import type { LogTurn } from '../game';
import type { CrashLandingEvent } from './types';

/** A turn begins when gravity pulls; in a race it is also told by its number when all have ended it. */
export function turnOf(event: CrashLandingEvent, turn: LogTurn | undefined): LogTurn {
  switch (event.type) {
    case 'Fell':
      return turn?.number === event.turn ? turn : { number: event.turn };
    case 'TurnTold': {
      const its = turn?.number === undefined || turn.number === event.turn ? (turn ?? {}) : {};
      its.number = event.turn;
      return its;
    }
    default:
      return turn ?? {};
  }
}
