import { deals } from '../solo/soloRequests';
import { knownGames, type KnownGame } from '../../games/catalog.svelte';
import { me, rest } from '../../app.svelte';
import type { Daily } from '../../protocol/deals';
import { serverClock } from '../../protocol/time';
import type { TableSummary, TurnAtTable } from '../../protocol/types';
import { explained } from '../../shell/attempt.svelte';

/** The data of the front page. It is shown as soon as all of it has come, so that nothing moves while it loads. */
export class LobbyView {
  /** Those for several first, else in the server's order. */
  games = $state.raw<KnownGame[]>([]);
  mine = $state.raw<TableSummary[]>([]);
  /** The turns of my running matches. */
  #turns = $state.raw<TurnAtTable[]>([]);
  #open = $state.raw<TableSummary[]>([]);
  #daily = $state.raw<Daily[]>([]);
  #isLoaded = $state(false);
  #isMineKnown = $state(false);
  /** The requests that have failed since the last `load`: more than none, and it is time to ask again. */
  failures = $state(0);
  /** Why the last of them failed, in words. */
  problem = $state('');

  turnAt = (table: string): TurnAtTable | undefined => this.#turns.find((turn) => turn.table === table);

  /**
   * My tables, those first where a match waits for me, then those where something is going on. A match for one that has ended is nobody's table any more.
   */
  get waiting(): TableSummary[] {
    const order: TableSummary['status'][] = ['PLAYING', 'GATHERING', 'OVER'];
    return this.mine
      .filter(({ seats, status }) => seats > 1 || status === 'PLAYING')
      .sort((one, other) => order.indexOf(one.status) - order.indexOf(other.status))
      .sort((one, other) => Number(this.turnAt(other.id)?.mine ?? false) - Number(this.turnAt(one.id)?.mine ?? false));
  }

  /** The open tables at which I am not. */
  get others(): TableSummary[] {
    return this.#open.filter(({ id }) => !this.mine.some((known) => known.id === id));
  }

  /** A game's deal of the day, where there is one. */
  today = (game: string): Daily | undefined => this.#daily.find(({ deal }) => deal.game === game);

  /** When the first of the days ends, in milliseconds since 1970; undefined where there is no deal of the day. */
  get dayEnds(): number | undefined {
    const ends = this.#daily.flatMap(({ deal }) => (deal.endsAt === null ? [] : [Date.parse(deal.endsAt)]));
    return ends.length > 0 ? Math.min(...ends) : undefined;
  }

  /** Everything has been asked for, and has come or was refused. */
  get ready(): boolean {
    return this.#isLoaded && this.#isMineKnown;
  }

  /** Asks for everything; for my tables only where it is known who I am. */
  async load(): Promise<void> {
    this.failures = 0;
    await Promise.all([this.#loadGames(), this.loadToday(), this.loadTables()]);
    this.#isLoaded = true;
  }

  loadTables = async (): Promise<void> => {
    await Promise.all([this.#attempt(async () => (this.#open = await rest.openTables())), this.loadMine()]);
  };

  /** After the link was away, perhaps because the machine slept: the day may have ended since. */
  async loadAgain(): Promise<void> {
    await this.loadTables();
    if (this.dayEnds !== undefined && this.dayEnds <= serverClock.now()) await this.loadToday();
  }

  loadToday = (): Promise<void> => this.#attempt(async () => (this.#daily = await deals.today()));

  /** Takes the open tables as the server tells them. */
  hear(open: TableSummary[]): void {
    this.#open = open;
    void this.loadMine();
  }

  #loadGames = (): Promise<void> =>
    this.#attempt(async () => {
      const games = await knownGames();
      const isForSeveral = ({ info }: KnownGame) => info.maxSeats > 1;
      this.games = [...games.filter(isForSeveral), ...games.filter((game) => !isForSeveral(game))];
    });

  async loadMine(): Promise<void> {
    if (!me.known) return;
    if (!me.player) this.mine = [];
    else
      await this.#attempt(async () => {
        this.mine = await rest.myTables();
        // Without them only a word on a card is missing.
        const isPlaying = this.mine.some(({ status }) => status === 'PLAYING');
        this.#turns = isPlaying ? await rest.myTurns().catch(() => []) : [];
      });
    this.#isMineKnown = true;
  }

  /** Does without what the server does not tell, until it is asked again. */
  async #attempt(ask: () => Promise<unknown>): Promise<void> {
    try {
      await ask();
    } catch (failure) {
      // The old data stays.
      this.failures++;
      this.problem = explained(failure);
    }
  }
}
