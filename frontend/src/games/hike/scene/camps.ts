/** The camps of an evening: each racer's place, the day's run, and any card for catching up. */
import { racersOf } from './pawn-places';
import type { HikeBoard, HikeEvent } from '../types';

export interface Camp {
  seat: number;
  position: number;
  /** Where the day began, where that is told; else null. */
  from: number | null;
  /** The card with which this seat may catch up. */
  card: 'SINGLE_CARE' | 'DOUBLE_CARE' | null;
}

export const nightIn = (events: readonly HikeEvent[]): number | null =>
  events.flatMap((event) => (event.type === 'NightFell' ? [event.day] : []))[0] ?? null;

/** The last first. */
export function campsOf(board: HikeBoard, events: readonly HikeEvent[]): Camp[] {
  return racersOf(board)
    .map((seat): Camp => {
      const day = events.find((event) => event.type === 'DayTold' && event.seat === seat);
      const card = events.find((event) => event.type === 'CaughtUp' && event.seat === seat);
      return {
        seat,
        position: board.mushers[seat]?.position ?? 0,
        from: day?.type === 'DayTold' ? day.from : null,
        card: card?.type === 'CaughtUp' && card.card !== 'EQUIPMENT' ? (card.card as Camp['card']) : null,
      };
    })
    .sort((one, other) => one.position - other.position || one.seat - other.seat);
}

const STEP = 70;
const LONGEST = 650;
/** Between one sled's run and the next one's. */
const PAUSE = 80;

/** The duration of a sled's run over a number of fields, in milliseconds. */
export const runTime = (fields: number): number => Math.min(LONGEST, STEP * fields);

export const afterRun = (fields: number): number => (fields > 0 ? runTime(fields) + PAUSE : 0);

/** The duration of all runs before nightfall, in milliseconds. */
export function runsTime(events: readonly HikeEvent[]): number {
  return events.reduce(
    (sum, event) => (event.type === 'DayTold' || event.type === 'Ran' ? sum + afterRun(event.to - event.from) : sum),
    0,
  );
}
