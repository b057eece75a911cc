import type { SeatInfo } from '../../../../games/game';
import type { Frame } from '../../../../protocol/types';
import { texts } from '../../../../texts';

/** Who of the others has gone, left or come back since the frame before, or is played for now. */
export function comings(before: Frame | undefined, now: Frame, seats: readonly SeatInfo[]): string[] {
  if (now.turn.over) return [];
  return now.seats.flatMap(({ seat, away }) => {
    const was = before?.seats.find((one) => one.seat === seat);
    const who = seats.find((one) => one.seat === seat);
    return was && who && !who.me && was.away !== away ? [texts.play.nowAway[away](who.name)] : [];
  });
}
