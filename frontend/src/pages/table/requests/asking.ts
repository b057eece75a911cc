/** Questions to the host of a table, and answers: section 3 of docs/protocol.md. */
import { rest } from '../../../app.svelte';
import type { JoinNews, RequestKind, Table } from '../../../protocol/types';

export type Answer = 'YES' | 'NOT_NOW';

const requestsOf = (table: string) => `/api/tables/${encodeURIComponent(table)}/requests`;

export const ask = (table: string, kind: RequestKind, seat: number | null = null) =>
  rest.write<void>('POST', requestsOf(table), { kind, seat });

/** Asks for news; the answer is the same where there is no such table. */
export const joinNews = (table: string) => rest.read<JoinNews>(`${requestsOf(table)}/mine`);

export const withdraw = (table: string) => rest.write<void>('DELETE', `${requestsOf(table)}/mine`);

/** Takes a seat back that a claim gave to another guest. */
export const takeBack = (table: string, seat: number) =>
  rest.write<Table>('POST', `/api/tables/${encodeURIComponent(table)}/seats/${seat}/take-back`);

/** Ends a match without a result whose cards another guest has seen. */
export const endSpoiled = (table: string) => rest.write<void>('POST', `/api/tables/${encodeURIComponent(table)}/end`);

export const answer = (table: string, player: string, given: Answer) =>
  rest.write<Table>('PUT', `${requestsOf(table)}/${encodeURIComponent(player)}`, { answer: given });
