import { me } from '../../../app.svelte';
import { explained } from '../../../shell/attempt.svelte';
import { ask, joinNews, withdraw } from './asking';

/** Milliseconds between two looks for an answer. */
const PACE = 2_000;

/**
 * A stranger's request to be let in at a table. The server never says no, nor that there is no such table: without an
 * answer, the request ends after a while.
 */
export class Joining {
  state = $state<'idle' | 'waiting' | 'unanswered'>('idle');
  problem = $state('');
  busy = $state(false);
  readonly #table: string;
  readonly #joined: () => void;
  /** By `performance.now()`. */
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /**
   * @param table the id in the address
   * @param joined called once I am at the table
   */
  constructor(table: string, joined: () => void) {
    this.#table = table;
    this.#joined = joined;
  }

  /** Asks the host under this name, or again. A refusal is told, never thrown. */
  async ask(name: string): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      await me.become(name);
      await me.needed();
      await ask(this.#table, 'JOIN');
      const { joined, waitMillis } = await joinNews(this.#table);
      if (this.#closed) return;
      this.#until = performance.now() + waitMillis;
      if (joined) this.#end(this.#joined);
      else {
        this.state = 'waiting';
        this.#lookLater();
      }
    } catch (failure) {
      this.problem = explained(failure);
    } finally {
      this.busy = false;
    }
  }

  /** Looks for an answer now: timers of a page that was hidden are late. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.state !== 'waiting') return;
    const joined = await joinNews(this.#table).then(
      (news) => news.joined,
      () => false, // The next look may be luckier.
    );
    if (this.state !== 'waiting' || this.#closed) return;
    if (joined) this.#end(this.#joined);
    else if (performance.now() < this.#until) this.#lookLater();
    else {
      this.cancel();
      this.state = 'unanswered';
    }
  }

  /** Takes the request back. */
  cancel(): void {
    if (this.state === 'waiting') void withdraw(this.#table).catch(() => {});
    this.#end(() => {});
  }

  /** Called when the page is left. */
  close(): void {
    this.#closed = true;
    this.cancel();
  }

  #lookLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), PACE);
  }

  #end(then: () => void): void {
    clearTimeout(this.#timer);
    this.state = 'idle';
    then();
  }
}
