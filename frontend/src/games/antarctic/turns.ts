import type { LogTurn } from '../game';
import { chapterName } from './texts/texts';
import type { AntarcticEvent } from './types';

/** A turn begins with the cards that are drawn for it, a round with its deal; the first turn of all only with an act. */
export function turnOf(event: AntarcticEvent, turn: LogTurn | undefined): LogTurn {
  switch (event.type) {
    case 'RoundStarted':
      return { part: chapterName(event.round) };
    case 'TurnBegan':
      return { seat: event.seat, number: event.turn };
    case 'PlayedToCentre':
    case 'Loaded':
    case 'Spent':
    case 'Closed':
      return turn ?? { seat: event.seat };
    default:
      return turn ?? {};
  }
}
