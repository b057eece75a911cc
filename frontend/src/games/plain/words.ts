/**
 * Names of the code as English sentences: of events, actions, components and values that no text module knows. Games on
 * the plain board speak English in every language, as their names do.
 */
import type { SeatInfo } from '../game';
import { capital, nameOf, type Seats } from '../people-texts';
import { words } from './texts';

/** Something that came as JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonRecord = { [key: string]: Json };

/** "turnUp", "UP_AND_DOWN" and "HasBid" as "turn up", "up and down" and "has bid". */
export const spoken = (name: string): string =>
  name
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** The same at the beginning of a line. */
export const label = (name: string): string => capital(spoken(name));

/** Codes such as "H17" stay as they are. */
const A_CONSTANT = /^(?![A-Z]+\d+$)[A-Z][A-Z\d]+(_[A-Z\d]+)*$|^[a-z\d]+([A-Z][a-z\d]*)*$/;
const A_SEAT = /^(seat|dealer|leader|winner|loser|target|player|opponent|owner)$|Seat$/;

export const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record with one component is its value. */
export function plain(value: Json): Json {
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).filter(([key]) => key !== 'type');
  const [only] = parts;
  return only && parts.length === 1 && !('type' in value) ? plain(only[1]) : value;
}

/** Returns true if a value with this name is the number of a seat at this table. */
export const isSeat = (key: string, value: Json, seats: Seats): value is number =>
  typeof value === 'number' && A_SEAT.test(key) && seats.some(({ seat }) => seat === value);

/** Returns true if a list has one element for each seat. Lists of strings do not count: they are often cards. */
export const isBySeat = (list: readonly Json[], seats: Seats): boolean =>
  seats.length > 1 &&
  list.length === seats.length &&
  list.every((one) => typeof one !== 'string' && !(isRecord(one) && 'seat' in one));

/** A value in the middle of a sentence. */
export function phrase(key: string, given: Json, seats: Seats): string {
  const value = plain(given);
  if (isSeat(key, value, seats)) return nameOf(value, seats);
  if (value === null) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return `${value}`;
  if (typeof value === 'string') return A_CONSTANT.test(value) ? spoken(value) : value;
  if (Array.isArray(value) && isBySeat(value, seats))
    return value.map((one, seat) => `${nameOf(seat, seats)} ${phrase('', one, seats)}`).join(', ');
  if (Array.isArray(value))
    return value.length === 0 ? words.none : value.map((one) => phrase(singular(key), one, seats)).join(', ');
  const { type, ...parts } = value;
  const told = clauses(parts, seats).join(', ');
  return typeof type === 'string' ? `${spoken(type)} ${told}`.trim() : told;
}

/** "seats" is a list of what "seat" is. */
export const singular = (key: string): string => (key.endsWith('s') ? key.slice(0, -1) : key);

/** The components of a record, each with its name where the value alone would not do. */
export function clauses(parts: JsonRecord, seats: Seats): string[] {
  return Object.entries(parts).map(([key, given]) => {
    const value = plain(given);
    const name = spoken(key);
    if (typeof value === 'number' && !isSeat(key, value, seats)) {
      if (!key.endsWith('s')) return `${name} ${value}`;
      return `${value} ${value === 1 ? spoken(singular(key)) : name}`;
    }
    if (typeof value === 'boolean') return value ? name : words.not(name);
    const told = phrase(key, value, seats);
    const alone = /^(seat|card|cards)$/.test(key) || (Object.keys(parts).length === 1 && !isSeat(key, value, seats));
    return alone ? told : `${name} ${told}`;
  });
}

/** An event as a sentence: who, what (its name), and the rest. */
export function describeEvent(event: JsonRecord, seats: SeatInfo[]): string {
  const { type, seat, ...rest } = event;
  const what = typeof type === 'string' ? spoken(type) : '';
  const told = clauses(rest, seats);
  if (seat !== undefined && isSeat('seat', seat, seats))
    return `${[nameOf(seat, seats), what].join(' ')}${told.length > 1 ? ':' : ''} ${told.join(', ')}`.trim() + '.';
  const parts = seat === undefined ? rest : { seat, ...rest };
  return `${capital(what)}${told.length > 0 ? `: ${clauses(parts, seats).join(', ')}` : ''}.`;
}

/** Describes the parameters of an action, without its kind; empty if it has none. */
export function objectOf(action: JsonRecord, seats: readonly SeatInfo[]): string {
  const parts = Object.entries(action).filter(([key]) => key !== 'type');
  return clauses(Object.fromEntries(parts), seats).join(', ');
}

/** The kind of an action. */
export const kindOf = (action: JsonRecord): string => (typeof action.type === 'string' ? action.type : '');

/** An action as a button is named. */
export const describeAction = (action: JsonRecord, seats: readonly SeatInfo[]): string =>
  `${label(kindOf(action))} ${objectOf(action, seats)}`.trim();
