/** English grammar for the texts of Crash Landing: plural forms, and sentences about the reader or another player. */
import { isMe, nameOf, type Seats } from '../../people-texts';

export const rockets = (count: number): string => (count === 1 ? '1 rocket' : `${count} rockets`);
export const turns = (count: number): string => (count === 1 ? '1 turn' : `${count} turns`);
export const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
/** When something happens, counted in turns from now. */
export const when = (count: number): string => (count === 1 ? 'next turn' : `in ${count} turns`);

/** Chooses between the sentence that speaks to the reader and the one about another player. */
export const told = (seat: number, seats: Seats, you: string, they: (name: string) => string): string =>
  isMe(seat, seats) ? you : they(nameOf(seat, seats));
