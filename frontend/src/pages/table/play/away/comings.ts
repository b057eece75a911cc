import type { SeatInfo } from '../../../../games/game';
import type { Position } from '../../../../protocol/types';
import { texts } from '../../../../texts';

/** Names the others who are away, left or come back since the last position, or for whom a bot plays now. */
export function comings(before: Position | undefined, now: Position, seats: readonly SeatInfo[]): string[] {
  if (now.turn.over) return [];
  return now.seats.flatMap(({ seat, away }) => {
    const was = before?.seats.find((one) => one.seat === seat);
    const who = seats.find((one) => one.seat === seat);
    if (!was || !who || who.me || was.away === away) return [];
    return [
      was.away === 'AWAY' && away === 'PRESENT' ? texts.play.isBack(who.name) : texts.play.nowAway[away](who.name),
    ];
  });
}

/** Names the others who are connected again, but have not yet taken back the seat that they lost or left. */
export function onlookers(before: readonly SeatInfo[], now: readonly SeatInfo[]): string[] {
  return now.flatMap(({ seat, name, me, online, away }) => {
    const was = before.find((one) => one.seat === seat);
    const returned = !me && online && was?.online === false && was.away === away;
    return returned && (away === 'LEFT' || away === 'PLAYED_ON') ? [texts.play.looksOn(name)] : [];
  });
}
