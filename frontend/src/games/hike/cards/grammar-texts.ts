/** English grammar for the text modules of Hike!; a language with other rules brings its own. */
import { isMe, nameOf, type Seats } from '../../people-texts';

/** A number with its noun: "1 husky", "3 huskies". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const cards = (count: number): string => counted(count, 'card');
export const fields = (count: number): string => counted(count, 'field');
export const huskies = (count: number): string => counted(count, 'husky', 'huskies');
export const places = (count: number): string => counted(count, 'place');
export const points = (count: number): string => counted(count, 'point');

/** Alternatives: "draft, place or swap". */
export const either = (ways: readonly string[]): string =>
  ways.length < 2 ? ways.join('') : `${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}`;

/** One of two sentences: to the player who reads it, or about a player by name. */
export const told = (seat: number, seats: Seats, you: string, other: (name: string) => string): string =>
  isMe(seat, seats) ? you : other(nameOf(seat, seats));
