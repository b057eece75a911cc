/** Questions to the host of a table, and answers: section 3 of docs/protocol.md. */
import { rest } from '../../../app.svelte';
import type { RequestKind, Table } from '../../../protocol/types';

export type Answer = 'YES' | 'NOT_NOW' | 'NEVER';

const requestsOf = (table: string) => `/api/tables/${encodeURIComponent(table)}/requests`;

export const ask = (table: string, kind: RequestKind, seat: number | null = null) =>
  rest.write<void>('POST', requestsOf(table), { kind, seat });

export const withdraw = (table: string) => rest.write<void>('DELETE', `${requestsOf(table)}/mine`);

export const answer = (table: string, player: string, given: Answer) =>
  rest.write<Table>('PUT', `${requestsOf(table)}/${encodeURIComponent(player)}`, { answer: given });
