import type { Connection } from './connection';
import { newestPeople } from './people';
import { newCommandId } from './requests';
import type { ChatLine, ReactionNews, Reply, Table } from './types';

interface TableListener {
  /** The table with all that was said, as far as it is known. */
  onTable(table: Table): void;
  onEnded(code: string): void;
  onReaction?(news: ReactionNews): void;
}

/** As many lines as the server keeps. */
const MOST_LINES = 200;

/**
 * A table as those who are at it see it: never older than what was shown. Its topic tells only the lines of chat that
 * are new; where some between are missing, the whole is asked for and nothing new is shown of the chat until then.
 */
export class TableChannel {
  #shown: Table | undefined;
  /** The table as this connection told it: a server that has started again counts people's presence from the start. */
  #told: Table | undefined;
  #missing = false;
  #snapshotId = '';
  readonly #link: Connection;
  readonly #table: string;
  readonly #listener: TableListener;
  readonly #ends: (() => void)[];

  constructor(link: Connection, table: string, listener: TableListener) {
    this.#link = link;
    this.#table = table;
    this.#listener = listener;
    this.#ends = [
      link.subscribe(
        `/topic/table.${table}`,
        (body) => this.#heard(body as Table | ReactionNews),
        (code) => listener.onEnded(code),
      ),
      link.onReply((reply) => this.#replied(reply)),
      link.onLive(() => {
        this.#told = undefined;
        this.#askSnapshot();
      }),
    ];
  }

  /** Takes a table from wherever it came: a topic, a snapshot or the answer to a request. */
  take(told: Table): void {
    if (told.id !== this.#table || (this.#shown && told.version < this.#shown.version)) return;
    const chat = joined(this.#shown, told);
    this.#missing = chat === undefined;
    // Where the server stops naming a private match, because strangers may come in now, its readers go on.
    const match = told.match ?? this.#shown?.match ?? null;
    this.#told = newestPeople(told, this.#told);
    this.#shown = { ...this.#told, match, chatAfter: 0, chat: chat ?? this.#shown?.chat ?? [] };
    if (this.#missing && this.#snapshotId === '') this.#askSnapshot();
    this.#listener.onTable(this.#shown);
  }

  #heard(body: Table | ReactionNews): void {
    if (!('kind' in body) || body.kind !== 'reaction') this.take(body as Table);
    else this.#listener.onReaction?.(body);
  }

  close(): void {
    for (const end of this.#ends) end();
  }

  #replied(reply: Reply): void {
    const answer = 'commandId' in reply && reply.commandId === this.#snapshotId;
    if (answer) this.#snapshotId = '';
    if (reply.kind !== 'table') return;
    this.take(reply.table);
    // The answer is older than the table shown since.
    if (answer && this.#missing && this.#snapshotId === '') this.#askSnapshot();
  }

  #askSnapshot(): void {
    const commandId = newCommandId();
    const sent = this.#link.send(`/app/table.${this.#table}.snapshot`, { commandId });
    this.#snapshotId = sent ? commandId : '';
  }
}

/** All that was said, as far as it is known after what has been told now; undefined where lines between are missing. */
function joined(shown: Table | undefined, told: Table): ChatLine[] | undefined {
  const known = shown?.chat ?? [];
  if (told.chatAfter === 0) {
    // A snapshot may have been made just before a line that came with the same version.
    return shown?.version === told.version ? [...told.chat, ...after(known, lastOf(told.chat))] : told.chat;
  }
  if (told.chatAfter > lastOf(known)) return undefined;
  return [...known, ...after(told.chat, lastOf(known))].slice(-MOST_LINES);
}

function after(lines: ChatLine[], number: number): ChatLine[] {
  return lines.filter((line) => line.number > number);
}

function lastOf(lines: ChatLine[]): number {
  return lines.at(-1)?.number ?? 0;
}
