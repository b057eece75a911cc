/** English grammar for the text modules in this folder; a language with other rules brings its own. */
import { isMe, nameOf, type Seats } from '../../people-texts';

/** A number with its noun: "1 card", "3 cards". */
const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const points = (count: number): string => counted(count, 'point');
export const cards = (count: number): string => counted(count, 'card');
export const lifts = (count: number): string => counted(count, 'lift');
export const runCards = (count: number): string => counted(count, 'run card');
export const discards = (count: number): string => counted(count, 'discard');

/** One of two sentences: to the player who reads it, or about a player by name. */
export const told = (seat: number, seats: Seats, you: string, other: (name: string) => string): string =>
  isMe(seat, seats) ? you : other(nameOf(seat, seats));
