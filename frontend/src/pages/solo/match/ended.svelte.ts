import { me } from '../../../app.svelte';
import { Problem } from '../../../protocol/rest';
import type { BestList, Deal } from '../../../protocol/deals';
import type { Options, Outcome } from '../../../protocol/types';
import { go } from '../../../router.svelte';
import { explained } from '../../../shell/attempt.svelte';
import { deals, dealNew, playAgain } from '../soloRequests';
import { dealtGame, type DealtGame } from '../games';
import { honourOf, type Honour } from '../dealProgress';
import { texts } from '../texts';
import { resultWords, sameVariation, shareWords } from '../words';

/** The server writes results down after the match has ended: it may need a moment. */
const MOMENT = 900;
const TRIES = 4;

const moment = () => new Promise((resolve) => setTimeout(resolve, MOMENT));

/** Tries to do it, some times. Never fails: the result itself is shown anyway. */
async function patiently(deed: () => Promise<void>, tries = TRIES): Promise<void> {
  try {
    await deed();
  } catch {
    if (tries === 1) return;
    await moment();
    await patiently(deed, tries - 1);
  }
}

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
  /** True if it was the same cards again; undefined until the server has answered. */
  again = $state<boolean | undefined>();
  readonly match: string;
  readonly #id: string;
  readonly #options: Options;

  constructor(match: string, game: string, options: Options) {
    this.match = match;
    this.#id = game;
    this.#options = options;
  }

  get honour(): Honour | null {
    return this.again !== false ? null : honourOf(this.best, this.match);
  }

  /** Asks what is not yet known; what cannot be told is left out. Ends when the deal is known; records may come later. */
  async load(): Promise<void> {
    await patiently(async () => {
      [this.game] = await Promise.all([dealtGame(this.#id), this.#ask()]);
      await this.#awaitDeal();
    });
    void patiently(() => this.#awaitRecords());
  }

  /** Returns the message that goes with the link of a challenge. */
  shareWords(outcome: Outcome): string {
    const title = this.game?.texts.title ?? '';
    const { mine } = this.deal ?? {};
    return mine?.outcome
      ? shareWords(mine, title, this.game?.module)
      : texts.share.words(title, resultWords(outcome, this.game?.module));
  }

  fresh = (giveUp = false) => this.#attempt(() => dealNew(this.#id, this.#options, giveUp));
  repeat = () => this.#attempt(() => playAgain(this.match, this.#id));

  /** The link of the challenge that I have made of these cards; else empty. */
  get link(): string {
    const challenger = this.deal?.challenger?.player.id;
    return this.deal && !this.again && challenger !== undefined && challenger === me.player?.id
      ? `${location.origin}/deal/${this.deal.code}`
      : '';
  }

  /** Makes the link of a challenge, where that is not refused. */
  challenge = () =>
    this.#attempt(async () => {
      this.deal = await deals.challenge(this.match);
    });

  async #ask(): Promise<void> {
    const { again, deal } = await deals.ofMatch(this.match);
    this.again = again;
    this.deal = deal ?? undefined;
  }

  async #awaitDeal(): Promise<void> {
    for (let tries = 1; tries < TRIES && !this.again && this.deal?.mine?.status === 'PLAYING'; tries++) {
      await moment();
      await this.#ask();
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
      this.refused = explained(failure);
      if (failure instanceof Problem && failure.code === 'unfinished') this.unfinished = failure.table;
    } finally {
      this.busy = false;
    }
  }

  goOn = () => {
    if (this.unfinished) go(`/t/${this.unfinished}`);
  };
}
