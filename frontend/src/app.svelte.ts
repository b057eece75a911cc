import { Connection, pageSurroundings, type LinkState } from './protocol/connection';
import { asSeen, bare } from './protocol/isolation';
import { Rest } from './protocol/rest';
import { keepSuggestion, keptSuggestion } from './protocol/suggestion';
import type { Player, Session } from './protocol/types';
import { version } from './version.svelte';

/** The server's requests, for the whole page. */
export const rest = new Rest();

/** The server counts a name by its characters, of which one may take several places in a field. */
export const LONGEST_NAME = 64;

/** The guest at this browser. */
class Me {
  player = $state<Player | null>(null);
  suggestedName = $state('');
  /** False until the server has told who we are. */
  known = $state(false);
  /** The session that an answer has told just now, for the link that starts again because of it. */
  #told: Session | undefined;

  get name(): string {
    return this.player?.name ?? this.suggestedName;
  }

  /** The same as it was typed, for a field in which it can be changed. */
  get typedName(): string {
    return bare(this.name);
  }

  take(session: Session): Session {
    version.learn(session.build);
    const before = this.player?.id;
    this.player = session.player;
    if (session.player) keepSuggestion('');
    else if (session.suggestedName && !this.suggestedName) {
      this.suggestedName = keptSuggestion() || session.suggestedName;
      keepSuggestion(this.suggestedName);
    }
    const first = !this.known;
    this.known = true;
    if (!first && before !== session.player?.id) {
      this.#told = session;
      link.restart();
      this.#told = undefined;
    }
    return session;
  }

  /** Returns my session: as it was told at this moment, or as the server tells it. */
  session = async (patienceMillis: number): Promise<Session> =>
    this.#told ?? this.take(await rest.session(patienceMillis));

  /** Returns the name to ask for; null if that is a guest's name already. */
  wanted(typed: string): string | null {
    const name = asSeen(typed) || this.typedName;
    return this.player && this.typedName === name ? null : name;
  }

  /** Makes the guest under that name, or renames them; nothing if that is their name already. */
  async become(typed: string): Promise<void> {
    const name = this.wanted(typed);
    if (name !== null) this.take(await rest.rename(name));
  }

  /** A guest is made at the first act that needs one, under the name that was offered. */
  async needed(): Promise<Player> {
    if (!this.player) await this.become(this.typedName);
    if (!this.player) throw new Error('no guest');
    return this.player;
  }

  async forget(): Promise<void> {
    await rest.forget();
    this.suggestedName = '';
    this.take(await rest.session());
  }
}

export const me = new Me();

/** The WebSocket of this page; asks who we are before each connect. */
export const link = new Connection(pageSurroundings(me.session));

class LinkView {
  state = $state<LinkState>('connecting');
  /** An answer is overdue though the link is live. */
  late = $state(false);

  /** True without a network, or while a link that was live is gone: nothing is fetched ahead then. */
  get isCut(): boolean {
    return this.state === 'reconnecting' || this.state === 'offline';
  }

  constructor() {
    link.onState((state) => {
      this.state = state;
    });
    link.onLive(() => void version.lookAgain());
    link.onLate = (late) => {
      this.late = late;
    };
  }
}

export const linkView = new LinkView();
