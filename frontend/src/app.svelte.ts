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
    if (!first && before !== session.player?.id) link.restart();
    return session;
  }

  /** Makes the guest under that name, or renames them; nothing if that is their name already. */
  async become(name: string): Promise<void> {
    const wanted = asSeen(name) || this.typedName;
    if (this.player && this.typedName === wanted) return;
    this.take(await rest.rename(wanted));
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
export const link = new Connection(pageSurroundings(async (patience) => me.take(await rest.session(patience))));

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
