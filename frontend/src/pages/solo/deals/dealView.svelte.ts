import { Problem } from '../../../protocol/rest';
import type { Daily, Deal } from '../../../protocol/deals';
import { serverClock } from '../../../protocol/time';
import { me } from '../../../app.svelte';
import { asksForKey, explained } from '../../../shell/attempt.svelte';
import { texts as siteTexts } from '../../../texts';
import { deals, playDeal } from '../soloRequests';
import { dealtGame, type DealtGame } from '../games';
import { progressOf, type DealProgress } from '../dealProgress';

/** Which deal is asked for: by its code, or by game and day. */
type Wanted = { code: string } | { game: string; day: string };

/** A deal as its page shows it, and what I can do about it. */
export class DealView {
  deal = $state.raw<Deal | undefined>();
  game = $state.raw<DealtGame | undefined>();
  /** The additional facts about the deal of today. */
  daily = $state.raw<Daily | undefined>();
  /** Why there is nothing to be seen. */
  missing = $state<Problem | undefined>();
  /** The reason why the last action was refused, in words. */
  refused = $state('');
  /** True if the server requires a key first. */
  keyNeeded = $state(false);
  busy = $state(false);
  /** The server's time when the deal was told. */
  now = $state(serverClock.now());
  readonly #wanted: Wanted;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  get progress(): DealProgress | undefined {
    return this.deal && progressOf(this.deal, this.now);
  }

  /** True if I am the challenger. */
  get isMine(): boolean {
    return this.deal?.challenger != null && this.deal.challenger.player.id === me.player?.id;
  }

  /** Loads the deal. Returns true if that succeeded. */
  async load(): Promise<boolean> {
    try {
      const deal = await ('code' in this.#wanted ? deals.deal(this.#wanted.code) : this.#ofDay(this.#wanted));
      this.game = await dealtGame(deal.game);
      this.take(deal);
      this.missing = this.game ? undefined : new Problem(0, 'unknown-game', siteTexts.play.noGame);
      if (deal.kind === 'DAILY' && this.progress !== 'MISSED') await this.#besides(deal.code);
      return true;
    } catch (failure) {
      this.missing = failure instanceof Problem ? failure : new Problem(0, 'unknown', siteTexts.problems.unexplained);
      return false;
    }
  }

  take(deal: Deal): void {
    this.now = serverClock.now();
    this.deal = deal;
  }

  play = (again = false) =>
    this.#attempt(async () => {
      if (this.deal) await playDeal(this.deal, again);
    });

  waive = () =>
    this.#attempt(async () => {
      await me.needed();
      this.take(await deals.waive(this.deal?.code ?? ''));
    });

  #ofDay({ game, day }: { game: string; day: string }): Promise<Deal> {
    return deals.ofDay(game, day);
  }

  async #besides(code: string): Promise<void> {
    try {
      this.daily = (await deals.today()).find(({ deal }) => deal.code === code);
    } catch {
      // Streak and yesterday's winner are an extra.
    }
  }

  async #attempt(deed: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.refused = '';
    try {
      await deed();
    } catch (failure) {
      this.refused = explained(failure);
      if (asksForKey(failure)) this.keyNeeded = true;
      // It may have been played in another window.
      if (failure instanceof Problem && failure.code === 'already-played') await this.load();
    } finally {
      this.busy = false;
    }
  }
}
