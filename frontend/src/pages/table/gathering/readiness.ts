import type { Table, TableSeat } from '../../../protocol/types';
import { listed, texts } from '../../../texts';
import { taken } from './players';
import { room } from './room-texts';
import { texts as gathering } from './texts';

/** The things a table waits for before its match can start, as one viewer sees it. */
interface Readiness {
  /** The number of seats that people or bots still have to take. */
  missing: number;
  /** The names of those who have said that they are not ready. */
  notYet: string[];
  /** The names of those who are ready and have gone for so long that they have to be waited for. */
  away: string[];
  /** The names of those who have no connection just now; a match may start all the same. */
  justOffline: string[];
  /** True if I keep the others waiting. */
  mine: boolean;
  /** True if the host can start; the host need not say that they are ready. */
  canStart: boolean;
}

/** @param me my player id; undefined if unknown */
export function readinessOf(table: Table, me: string | undefined): Readiness {
  const others = table.seats.filter(({ player }) => player !== null && player.id !== me);
  const mine = table.seats.find(({ player }) => player !== null && player.id === me);
  const missing = Math.max(0, (table.openSeats?.fewest ?? table.seats.length) - taken(table));
  return {
    missing,
    notYet: names(others.filter(({ ready, online }) => !ready && online)),
    away: names(others.filter(({ ready, online }) => !ready && !online)),
    justOffline: names(others.filter(({ ready, online }) => ready && !online)),
    mine: mine !== undefined && !mine.ready,
    canStart:
      missing === 0 &&
      table.seats.some(({ player, program }) => player !== null || program) &&
      others.every(({ ready }) => ready),
  };
}

/** Says, in the middle of the table, whom everyone waits for. */
export function progressOf({ missing, notYet, away, mine }: Readiness): string {
  const words = texts.table;
  if (missing > 0) return room.waitForMore(missing);
  const awaited = [...notYet, ...away, ...(mine ? [words.you] : [])];
  if (awaited.length === 0) return gathering.allReady;
  return awaited.length > MOST_NAMES ? gathering.waitForSome(awaited.length) : gathering.waitFor(listed(awaited));
}

/** The middle of the table has room for so many names. */
const MOST_NAMES = 2;

const names = (seats: readonly TableSeat[]): string[] => seats.map(({ player }) => player?.name ?? '');
