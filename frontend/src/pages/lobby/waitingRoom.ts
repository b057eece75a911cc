import { rest } from '../../app.svelte';
import { Problem } from '../../protocol/rest';
import type { Settings, Table } from '../../protocol/types';

/** Standard rules, for friends with the link. */
export const USUAL: Settings = {
  options: {},
  firstSeat: null,
  turnClock: 'OFF',
  windows: {},
  isPublic: false,
  spectators: true,
};

/**
 * Returns my room of a game in which I wait alone, as it was opened: another one would only count among the tables that
 * I host. Undefined if there is none. Marks me as ready there, which counts as using the room.
 */
export async function waitingRoom(game: string, me: string): Promise<Table | undefined> {
  for (const { id, ...mine } of await rest.myTables()) {
    if (mine.game !== game || mine.status !== 'GATHERING' || mine.taken > 1 || mine.isPublic) continue;
    try {
      if (isUnused(await rest.table(id), me)) return await rest.ready(id, true);
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure; // It has closed, or a match has begun there.
    }
  }
  return undefined;
}

/** Returns true if nobody but its host is there, and nothing was played, said or chosen. */
function isUnused({ host, openSeats, match, seats, visitors, muted, chat, settings }: Table, me: string): boolean {
  const others = seats.filter(({ player, bot }) => bot || (player !== null && player.id !== me));
  const isMine = host === me && openSeats !== undefined && seats.some(({ player }) => player?.id === me);
  return isMine && match === null && [...others, ...visitors, ...muted, ...chat].length === 0 && isUsual(settings);
}

function isUsual(settings: Settings): boolean {
  const keys = new Set([...Object.keys(settings), ...Object.keys(USUAL)]) as Set<keyof Settings>;
  return [...keys].every((key) => JSON.stringify(settings[key]) === JSON.stringify(USUAL[key]));
}
