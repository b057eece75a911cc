import type { Connection } from './connection';
import { newCommandId, Requests } from './requests';
import type { Frame, Proposal, Reply } from './types';

export interface Refusal {
  code: string;
  sentence: string;
  rule: string;
}

export interface MatchListener {
  /** A newer view. `missed` tells that frames between it and the one before were lost. */
  onFrame(frame: Frame, missed: boolean): void;
  /** What had happened up to the view that has just come, oldest first: replaces what was known. */
  onPast(events: unknown[]): void;
  onBusy(busy: boolean): void;
  /** @param action what was refused, where it was an action */
  onRefused(refusal: Refusal, action?: unknown): void;
  /** The right to this seat (or to watch) has ended. */
  onEnded(code: string): void;
}

/** Refusals of a snapshot that no waiting mends. */
const NOT_MINE = ['unknown-match', 'not-seated', 'forbidden'];

/** One viewer's end of one match: frames in, actions out. */
export class MatchChannel {
  #frame: Frame | undefined;
  #pending = false;
  #awaitedVersion = 0;
  readonly #link: Connection;
  readonly #requests: Requests;
  readonly #listener: MatchListener;
  readonly #match: string;
  readonly #viewer: string;
  readonly #ends: (() => void)[];
  #snapshotId = '';

  constructor(link: Connection, match: string, viewer: string, listener: MatchListener) {
    this.#link = link;
    this.#match = match;
    this.#viewer = viewer;
    this.#listener = listener;
    this.#requests = new Requests(link);
    this.#ends = [
      link.subscribe(
        `/topic/match.${match}.${viewer}`,
        (body) => this.#take(body as Frame, false),
        (code) => listener.onEnded(code),
      ),
      link.onReply((reply) => this.#replied(reply)),
      link.onLive(() => this.#askSnapshot()),
    ];
  }

  /** Does one of the legal actions of the view that is shown; nothing while another one is on its way. */
  async act(action: unknown): Promise<void> {
    const frame = this.#frame;
    if (!frame || this.#pending || !this.#link.isLive) return;
    this.#setPending(true);
    const { choice } = frame;
    this.#settle(await this.#requests.ask(this.#to('act'), { choice, action }), choice, action);
  }

  leave = () => this.#command('leave');
  comeBack = () => this.#command('return');
  vote = (seat: number, proposal: Proposal) => this.#command('vote', { seat, proposal });

  close(): void {
    this.#requests.close();
    for (const end of this.#ends) end();
  }

  async #command(verb: string, body: object = {}): Promise<Reply> {
    const reply = await this.#requests.ask(this.#to(verb), body);
    if (reply.kind === 'refused') this.#listener.onRefused(reply);
    return reply;
  }

  /** @param choice the one that was shown when the action was chosen */
  #settle(reply: Reply, choice: number, action: unknown): void {
    if (reply.kind === 'ack') {
      // The board stays as it is until the view that the action made is here, whichever comes first.
      this.#awaitedVersion = reply.version;
      if ((this.#frame?.version ?? 0) >= reply.version) this.#setPending(false);
      return;
    }
    this.#setPending(false);
    if (reply.kind !== 'refused') return;
    this.#listener.onRefused(reply, action);
    // What was offered is not refused: unless the frame that tells why has come already, this view is old.
    if (this.#frame?.choice === choice) this.#askSnapshot();
  }

  #replied(reply: Reply): void {
    // A snapshot that was asked for before the newest one may still be on its way: its answer is old.
    if (!('commandId' in reply) || reply.commandId !== this.#snapshotId) return;
    if (reply.kind === 'frame' && this.#take(reply.frame, true)) this.#listener.onPast(reply.past);
    if (reply.kind === 'refused' && NOT_MINE.includes(reply.code)) this.#listener.onEnded(reply.code);
  }

  /** Whether the frame is now the one that is shown: older ones are not. */
  #take(frame: Frame, snapshot: boolean): boolean {
    if (frame.match !== this.#match || frame.viewer !== this.#viewer) return false;
    const known = this.#frame?.version ?? 0;
    if (this.#frame && frame.version < known) return false;
    // Who has no connection changes no version: such a frame replaces the one that is shown, and its events are no news.
    const news = !snapshot && (this.#frame === undefined || frame.version > known);
    const missed = this.#frame !== undefined && frame.version > known + (snapshot ? 0 : 1);
    this.#frame = frame;
    if (missed && !snapshot) this.#askSnapshot();
    this.#listener.onFrame(news ? frame : { ...frame, events: [] }, missed);
    if (this.#pending && this.#awaitedVersion > 0 && frame.version >= this.#awaitedVersion) this.#setPending(false);
    return true;
  }

  #askSnapshot(): void {
    const commandId = newCommandId();
    if (this.#link.send(this.#to('snapshot'), { commandId })) this.#snapshotId = commandId;
  }

  #to(verb: string): string {
    return `/app/match.${this.#match}.${verb}`;
  }

  #setPending(pending: boolean): void {
    if (pending) this.#awaitedVersion = 0;
    if (pending === this.#pending) return;
    this.#pending = pending;
    this.#listener.onBusy(pending);
  }
}
