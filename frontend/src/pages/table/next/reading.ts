import type { Table } from '../../../protocol/types';

/**
 * The table as it was when the match was over whose result is read here; undefined where nothing is read. A result stays
 * on the page until its reader goes on, or sits in the next match.
 *
 * @param kept what was read before
 * @param before the table before the news
 * @param now the table after it
 * @param me my player id, where I am somebody
 */
export function resultRead(
  kept: Table | undefined,
  before: Table | undefined,
  now: Table,
  me: string | undefined,
): Table | undefined {
  // A match for one has its own end, and nobody who decides about another; of a private match of before strangers are
  // told nothing.
  if (now.seats.length === 1 || now.match === null) return undefined;
  if (now.status === 'OVER') return now;
  const last = kept ?? (before?.status === 'PLAYING' && before.match !== null ? before : undefined);
  if (last === undefined) return undefined;
  if (now.status === 'PLAYING' && (now.match === last.match || sits(now, me))) return undefined;
  return { ...last, status: 'OVER' };
}

/** The table that the page shows: where a result is read, with the people and the talk of now. */
export function tableShown(kept: Table | undefined, now: Table | undefined): Table | undefined {
  if (kept === undefined || now === undefined) return now;
  const { game, seats, settings, match, status } = kept;
  return { ...now, game, seats, settings, match, status };
}

const sits = (table: Table, me: string | undefined): boolean =>
  me !== undefined && table.seats.some(({ player }) => player?.id === me);
