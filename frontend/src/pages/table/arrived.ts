import type { Snapshot, Table } from '../../protocol/types';
import { go } from '../../router.svelte';

/** The server's answer to someone who comes to a table: its page shows that, and need not ask again. */
export interface Arrived {
  table: Table;
  /** Old already: the match's own channel tells what is newer. */
  snapshot?: Snapshot | null;
}

let arrived: Arrived | undefined;

/** Goes to the page of a table with what was told about it. */
export function arriveAt(found: Arrived, options?: { replace?: boolean }): void {
  arrived = found;
  go(`/t/${found.table.id}`, options);
}

/** Returns what was told on the way to this table, once. */
export function takeArrived(table: string): Arrived | undefined {
  const found = arrived?.table.id === table ? arrived : undefined;
  arrived = undefined;
  return found;
}
