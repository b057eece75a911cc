import type { SeatInfo } from '../../../games/game';
import type { Away, Position, MatchSummary, Table } from '../../../protocol/types';
import { texts } from '../../../texts';

/** A match as its people are read from it. */
interface Seated {
  /** Names who sat where at the start; undefined until it was fetched. */
  summary: MatchSummary | undefined;
  position: Position | undefined;
  over: boolean;
  /** The seat that is played from here; null for a spectator. */
  viewer: number | null;
  /** The player on this device. */
  player: string | undefined;
}

/** The people of the match by seat, as they were seated at its start. */
export function seatInfos(table: Table, { summary, position, over, viewer, player: mine }: Seated): SeatInfo[] {
  const names = new Map(summary?.seats.map(({ seat, name, player }) => [seat, { name, player }]));
  return table.seats.map(({ seat, player, online, bot, program }) => {
    const started = names.get(seat);
    const taken = player !== null || !!bot;
    return {
      seat,
      name: player?.name ?? bot?.name ?? started?.name ?? texts.table.seat(seat + 1),
      me: seat === viewer && (player?.id ?? started?.player) === mine,
      online: taken && online,
      bot: bot?.level,
      owner: program?.owner.name,
      away: over ? endedAway(taken) : (position?.seats.find((one) => one.seat === seat)?.away ?? 'PRESENT'),
    };
  });
}

/** When it is over nothing plays for anybody, and those who have left have no seat any more. */
const endedAway = (taken: boolean): Away => (taken ? 'PRESENT' : 'LEFT');
