/** English grammar for the texts of Antarctic Solitaire: plural forms, and sentences about the reader or another player. */
import { isMe, nameOf, type Seats } from '../../people-texts';

export const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
export const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
export const discards = (count: number): string => (count === 1 ? '1 discard' : `${count} discards`);

/** Chooses between the sentence that speaks to the reader and the one about another player. */
export const told = (seat: number, seats: Seats, you: string, they: (name: string) => string): string =>
  isMe(seat, seats) ? you : they(nameOf(seat, seats));
