import { Problem } from '../protocol/rest';
import type { BestList, Deal } from '../protocol/deals';
import type { Options, Outcome } from '../protocol/types';
import { go } from '../router.svelte';
import { texts as house } from '../texts';
import { deals, dealNew, playAgain } from './deals';
import { dealtGame, type DealtGame } from './games';
import { keptMatch } from './kept';
import { honourOf, type Honour } from './stand';
import { texts } from './texts';
import { resultWords, sameVariation } from './words';

/** The server writes results down after the match has ended: it may need a moment. */
const MOMENT = 900;
const TRIES = 4;

const moment = () => new Promise((resolve) => setTimeout(resolve, MOMENT));

/** A match for one that has ended: what it was worth, and what one can do next. */
export class Ended {
  game = $state.raw<DealtGame | undefined>();
  /** The deal that it plays, if others play it too. */
  deal = $state.raw<Deal | undefined>();
  /** The best of its variation. */
  best = $state.raw<BestList | undefined>();
  /** The table of another match of this game that is not finished. */
  unfinished = $state<string | null>(null);
  refused = $state('');
  busy = $state(false);
  readonly match: string;
  /** Whether it was the same cards again. */
  readonly again: boolean;
  readonly #id: string;
  readonly #options: Options;
  readonly #code: string | null;

  constructor(match: string, game: string, options: Options) {
    this.match = match;
    this.#id = game;
    this.#options = options;
    const kept = keptMatch(match);
    this.again = kept?.again ?? false;
    this.#code = kept?.deal ?? null;
  }

  get honour(): Honour | null {
    return this.again ? null : honourOf(this.best, this.match);
  }

  /** Asks what is not yet known; what cannot be told is left out. */
  async load(): Promise<void> {
    try {
      this.game = await dealtGame(this.#id);
      await Promise.all([this.#awaitDeal(), this.#awaitRecords()]);
    } catch {
      // The result itself is shown anyway.
    }
  }

  /** What goes with the link of a challenge. */
  shareWords(outcome: Outcome): string {
    return texts.share.words(this.game?.texts.title ?? '', resultWords(outcome, this.game?.module));
  }

  fresh = (giveUp = false) => this.#attempt(() => dealNew(this.#id, this.#options, giveUp));
  repeat = () => this.#attempt(() => playAgain(this.match, this.#id, this.#code));

  /** Makes the link of a challenge; undefined where that was refused. */
  async challenge(): Promise<string | undefined> {
    await this.#attempt(async () => {
      this.deal = await deals.challenge(this.match);
    });
    return this.deal && `${location.origin}/deal/${this.deal.code}`;
  }

  async #awaitDeal(): Promise<void> {
    if (this.#code === null) return;
    for (let tries = 0; tries < TRIES; tries++) {
      const deal = await deals.deal(this.#code);
      this.deal = deal;
      if (this.again || deal.mine?.status !== 'PLAYING') return;
      await moment();
    }
  }

  async #awaitRecords(): Promise<void> {
    if (this.again) return;
    for (let tries = 0; tries < 2; tries++) {
      const lists = await deals.records(this.#id);
      const { game } = this;
      this.best = lists.find((list) => game && sameVariation(game.info, list.options, this.#options));
      if (this.best?.mine.some(({ match }) => match === this.match)) return;
      await moment();
    }
  }

  async #attempt(deed: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.refused = '';
    try {
      await deed();
    } catch (failure) {
      this.refused = failure instanceof Problem ? failure.message : house.problems.unexplained;
      if (failure instanceof Problem && failure.code === 'unfinished') this.unfinished = failure.table;
    } finally {
      this.busy = false;
    }
  }

  goOn = () => {
    if (this.unfinished) go(`/t/${this.unfinished}`);
  };
}
