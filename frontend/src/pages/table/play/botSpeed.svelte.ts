import { botTexts } from '../../../bot-texts';
import type { BotPace } from '../../../protocol/types';
import { kept } from '../../../shell/kept.svelte';

/** The match and the pace that I chose there last. */
const KEY = 'chalet.botPace';

/**
 * The speed of the bots in a match that I play against bots alone. The server keeps my choice in memory only: this page
 * tells it again after each reload and each reconnect.
 */
export class BotSpeed {
  pace = $state<BotPace>('USUAL');
  readonly #match: string;
  readonly #hurry: (pace: BotPace) => void;
  /** True once I have chosen. */
  #mine: boolean;
  /** True while the server need not be told. */
  #known: boolean;

  /**
   * @param table the pace that the match had at its start
   * @param hurry tells the server
   */
  constructor(match: string, table: BotPace, hurry: (pace: BotPace) => void) {
    this.#match = match;
    this.#hurry = hurry;
    const [before, pace] = (kept.read(KEY) ?? '').split(' ');
    const mine = before === match && pace !== undefined && pace in botTexts.paces ? (pace as BotPace) : undefined;
    this.pace = mine ?? table;
    this.#mine = mine !== undefined;
    this.#known = !this.#mine;
  }

  choose(pace: BotPace): void {
    this.pace = pace;
    this.#mine = this.#known = true;
    kept.write(KEY, `${this.#match} ${pace}`);
    this.#hurry(pace);
  }

  /** Call when the server may have forgotten my choice. */
  lost(): void {
    this.#known = !this.#mine;
  }

  /** Tells the server my choice unless it knows it; call while the bots play. */
  tell(): void {
    if (this.#known) return;
    this.#known = true;
    this.#hurry(this.pace);
  }
}
