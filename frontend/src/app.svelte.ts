import { Connection, pageSurroundings, type LinkState } from './protocol/connection';
import { Rest } from './protocol/rest';
import type { Player, Session } from './protocol/types';
import { version } from './version.svelte';

/** The server's requests, for the whole page. */
export const rest = new Rest();

/** The guest at this browser. */
class Me {
  player = $state<Player | null>(null);
  suggestedName = $state('');
  /** False until the server has told who we are. */
  known = $state(false);

  get name(): string {
    return this.player?.name ?? this.suggestedName;
  }

  take(session: Session): Session {
    version.learn(session.build);
    const before = this.player?.id;
    this.player = session.player;
    if (session.suggestedName && !this.suggestedName) this.suggestedName = session.suggestedName;
    const first = !this.known;
    this.known = true;
    if (!first && before !== session.player?.id) link.restart();
    return session;
  }

  /** Makes the guest under that name, or renames them; nothing if that is their name already. */
  async become(name: string): Promise<void> {
    const wanted = name.trim() || this.name;
    if (this.player && this.player.name === wanted) return;
    this.take(await rest.rename(wanted));
  }

  /** A guest is made at the first act that needs one, under the name that was offered. */
  async needed(): Promise<Player> {
    if (!this.player) await this.become(this.name);
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
