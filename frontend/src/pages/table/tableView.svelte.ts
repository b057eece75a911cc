import { link, me, rest } from '../../app.svelte';
import { Problem } from '../../protocol/rest';
import { TableChannel } from '../../protocol/tableChannel';
import type { Snapshot, Table } from '../../protocol/types';
import { announcer } from '../../shell/announcer.svelte';
import { sounds } from '../../shell/sound/sounds.svelte';
import { explained } from '../../shell/attempt.svelte';
import { texts } from '../../texts';
import { takeArrived, type Arrived } from './arrived';
import { resultRead, tableShown } from './next/reading';
import { Reactions } from './reactions/reactions.svelte';
import { hasCompany, sitsAlone } from './sound/company';

/** The statuses that say that a table is not open to this player. */
const NO_MORE = [401, 403, 404];

/** A table as the page shows it, and the things that can be done there. */
export class TableView {
  table = $state<Table | undefined>();
  problem = $state<Problem | undefined>();
  /** The reason why the last request was refused, in words. */
  refused = $state('');
  busy = $state(false);
  ended = $state(false);
  /** As it was when the match was over whose result is read here. */
  #kept = $state.raw<Table | undefined>();
  /** The table as the page shows it: the result of a match stays until its reader goes on. */
  readonly shown = $derived(tableShown(this.#kept, this.table));
  #channel: TableChannel | undefined;
  /** As it came. */
  #told: Table | undefined;
  #snapshot: Snapshot | undefined;
  #lastChat = 0;
  readonly reactions = new Reactions();
  readonly id: string;

  readonly amHere = $derived(this.mySeat !== undefined || this.#amVisitor());
  readonly amHost = $derived(this.table !== undefined && this.table.host === me.player?.id);

  constructor(id: string) {
    this.id = id;
  }

  get mySeat(): number | undefined {
    const mine = me.player?.id;
    return mine === undefined ? undefined : this.table?.seats.find((seat) => seat.player?.id === mine)?.seat;
  }

  get amMuted(): boolean {
    return me.player !== null && (this.table?.muted.includes(me.player.id) ?? false);
  }

  #amVisitor(): boolean {
    const mine = me.player?.id;
    return mine !== undefined && (this.table?.visitors.some(({ player }) => player.id === mine) ?? false);
  }

  async load(): Promise<void> {
    this.problem = undefined;
    this.ended = false;
    const arrived = takeArrived(this.id);
    if (arrived) return this.enter(arrived);
    try {
      if (!me.known) me.take(await rest.session());
      this.take(await rest.table(this.id));
      if (this.amHere) this.listen();
    } catch (failure) {
      this.problem = failure instanceof Problem ? failure : new Problem(0, 'unknown', texts.problems.unexplained);
    }
  }

  /** Shows a table to which I have just come, and follows it. */
  enter({ table, snapshot }: Arrived): void {
    this.#snapshot = snapshot ?? undefined;
    this.take(table);
    this.listen();
  }

  /** Returns the running match as it was when I came, once: later it would be old. */
  takeSnapshot(): Snapshot | undefined {
    const snapshot = this.#snapshot;
    this.#snapshot = undefined;
    return snapshot;
  }

  /** Asks whether this player may still be here, as a right has ended that comes with it. */
  async recheck(): Promise<void> {
    try {
      this.take(await rest.table(this.id));
    } catch (failure) {
      if (failure instanceof Problem && NO_MORE.includes(failure.status)) this.#end();
    }
  }

  /** Follows the table from now on. */
  listen(): void {
    if (this.#channel) return;
    this.#channel = new TableChannel(link, this.id, {
      onTable: (table) => this.#show(table),
      onEnded: () => void this.#leave(),
      onReaction: (news) => this.reactions.take(news, this.table),
    });
    if (this.#told) this.#channel.take(this.#told);
  }

  take(table: Table): void {
    if (this.#channel) this.#channel.take(table);
    else this.#show(table);
  }

  /** The result has been read: from now on the page shows the table as it is. */
  goOn(): void {
    if (this.table?.status !== 'OVER') this.#kept = undefined;
  }

  close(): void {
    this.#channel?.close();
    this.#channel = undefined;
  }

  /** Does something at the table; a refusal is told, never thrown. Says whether it was done. */
  async attempt(deed: () => Promise<Table | void>): Promise<boolean> {
    this.busy = true;
    this.refused = '';
    try {
      const table = await deed();
      if (table) this.take(table);
      return true;
    } catch (failure) {
      this.refused = explained(failure);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #show(table: Table): void {
    this.#told = table;
    this.#tellChat(table);
    this.#tellCompany(table);
    this.#kept = resultRead(this.#kept, this.table, table, me.player?.id);
    this.table = table;
  }

  #tellChat(table: Table): void {
    const newest = table.chat.at(-1)?.number ?? 0;
    // Messages from before we came in are no news.
    if (this.table?.code) {
      for (const line of table.chat) {
        if (line.number > this.#lastChat && line.player.id !== me.player?.id)
          announcer.say(texts.chat.said(line.player.name, line.text));
      }
    }
    this.#lastChat = Math.max(this.#lastChat, newest);
  }

  /** Plays a friend's coming; for the first one by the level of those who wait alone. */
  #tellCompany(table: Table): void {
    const mine = me.player?.id;
    const level = sounds.level;
    sounds.alone = sitsAlone(table, mine);
    if (hasCompany(this.table, table, mine)) sounds.play([{ sound: 'joined' }], null, level);
  }

  /** Asks whether this player has lost a seat here, which they may take back: then the page says so. */
  async #leave(): Promise<void> {
    this.close();
    const found = await rest.table(this.id).catch(() => undefined);
    if (found?.passings) this.#show(found);
    else this.#end();
  }

  /** The right to be here has ended, or this browser was told so wrongly: the server knows. */
  #end(): void {
    this.close();
    this.ended = true;
  }
}
