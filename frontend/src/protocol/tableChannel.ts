import type { Connection } from './connection';
import { newCommandId } from './requests';
import type { Table } from './types';

export interface TableListener {
  onTable(table: Table): void;
  onEnded(code: string): void;
}

/** A table as those who are at it see it: always whole, never older than what was shown. */
export class TableChannel {
  #version = 0;
  readonly #table: string;
  readonly #listener: TableListener;
  readonly #ends: (() => void)[];

  constructor(link: Connection, table: string, listener: TableListener) {
    this.#table = table;
    this.#listener = listener;
    this.#ends = [
      link.subscribe(
        `/topic/table.${table}`,
        (body) => this.take(body as Table),
        (code) => listener.onEnded(code),
      ),
      link.onReply((reply) => reply.kind === 'table' && this.take(reply.table)),
      link.onLive(() => link.send(`/app/table.${table}.snapshot`, { commandId: newCommandId() })),
    ];
  }

  /** Takes a table from wherever it came: a topic, a snapshot or the answer to a request. */
  take(table: Table): void {
    if (table.id !== this.#table || table.version < this.#version) return;
    this.#version = table.version;
    this.#listener.onTable(table);
  }

  close(): void {
    for (const end of this.#ends) end();
  }
}
