/** The names of the people at a table in sentences: "You win", "Ada wins", "your turn", "Ada’s turn". */
import type { SeatInfo } from './game';

import { texts } from '../texts';

export { listed as list } from '../texts';

export type Seats = readonly SeatInfo[];

export const capital = (sentence: string): string => sentence.replace(/^./, (first) => first.toUpperCase());

export const isMe = (seat: number, seats: Seats): boolean => seats.some((one) => one.seat === seat && one.me);

export const nameOf = (seat: number, seats: Seats): string =>
  seats.find((one) => one.seat === seat)?.name ?? `Seat ${seat + 1}`;

/** "you" or "Ada" in the middle of a sentence. */
export const whom = (seat: number, seats: Seats): string => (isMe(seat, seats) ? 'you' : nameOf(seat, seats));

/** Describes where a player is whose turn it is; undefined for a player who is present, and for the viewer. */
export function awayWords(seat: number, seats: Seats): string | undefined {
  const one = seats.find((other) => other.seat === seat);
  if (!one || one.me) return undefined;
  if (one.away === 'LEFT') return one.online ? texts.play.looksOn(one.name) : `${one.name} has left.`;
  if (one.away === 'PLAYED_ON') return `${one.name}’s seat is on autopilot.`;
  return one.online ? undefined : `${one.name} is away.`;
}

/** The label next to the name of a player who does not play their seat; empty for everyone else. */
export function presence({ online, away }: Pick<SeatInfo, 'online' | 'away'>): string {
  if (away === 'PRESENT') return online ? '' : texts.table.away;
  return online && away !== 'AWAY' ? texts.play.lookingOn : texts.play.away[away];
}
