import type { LogTurn } from '../game';
import { chapterName } from './texts/texts';
import type { HikeEvent } from './types';

const RACE: readonly HikeEvent['type'][] = ['Ran', 'WentToRest', 'CaredFor', 'MadeCamp', 'Stranded', 'DayTold'];

/** The log has one turn a day, in which all do their part. The first one begins without an event. */
export function turnOf(event: HikeEvent, turn: LogTurn | undefined): LogTurn {
  switch (event.type) {
    case 'DayBegan':
      return { part: chapterName(event.phase), number: event.day, day: true };
    case 'RaceOpened':
      return { part: chapterName('RACE'), number: 0 };
    case 'NightFell':
      return turn ?? { part: chapterName('RACE'), number: event.day, day: true };
    default:
      return turn ?? { part: chapterName(RACE.includes(event.type) ? 'RACE' : 'PREPARATION'), day: true };
  }
}
