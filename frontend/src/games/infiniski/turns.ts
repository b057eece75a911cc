import type { LogTurn } from '../game';
import type { InfiniskiEvent } from './types';

/** A turn begins with what is drawn or discarded for it; the card that is laid then tells its number. */
export function turnOf(event: InfiniskiEvent, turn: LogTurn | undefined): LogTurn {
  const laid = turn?.number !== undefined;
  switch (event.type) {
    case 'Drawn':
    case 'Discarded':
    case 'Reshuffled':
      return turn && !laid ? turn : {};
    case 'CardLaid': {
      const its = turn && !laid ? turn : {};
      its.number = event.turn;
      return its;
    }
    default:
      return turn ?? {};
  }
}
