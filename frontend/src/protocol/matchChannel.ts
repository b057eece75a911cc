import type { Connection } from './connection';
import { changed, versionOf } from './changes';
import { Foresights, isSameAction, type Foresight } from './foresights';
import { newCommandId, Requests } from './requests';
import { later } from './time';
import type { BotPace, Position, PositionChanges, PositionMessage, Past, Proposal, Reply, Snapshot } from './types';
import type { Refused } from './wordRefusal';

export interface Refusal extends Refused {
  code: string;
  rule: string;
}

interface MatchListener {
  /** A newer view. `missed` tells that positions between it and the one before were lost. */
  onPosition(position: Position, missed: boolean): void;
  /** Receives the events up to the view that has just come; they replace those received before. */
  onPast(past: Past): void;
  onBusy(busy: boolean): void;
  /** @param action what was refused, where it was an action */
  onRefused(refusal: Refusal, action?: unknown): void;
  /** The right to this seat (or to watch) has ended. */
  onEnded(code: string): void;
}

/** The result of playing a plan. */
export interface Played {
  /** The number of its actions that were done. */
  count: number;
  /**
   * Why the rest was not: one was `refused`, or something `changed`, so that the next was not offered or the board was
   * not the one that the action before had made. Null where nothing was left.
   */
  stopped: 'refused' | 'changed' | null;
}

/** Asks for what changes in place of whole positions. */
const CHANGES = { changes: 'true' };

/** The wait before a missing snapshot is asked for again, in milliseconds; it grows from the second time on. */
const SNAPSHOT_PATIENCE = 3_000;
const LONGEST_PATIENCE = 24_000;

/** Refusals of a snapshot that are final: asking again would not help. */
const NOT_MINE = ['unknown-match', 'not-seated', 'forbidden'];

/** One viewer's end of one match: positions in, actions out. */
export class MatchChannel {
  #position: Position | undefined;
  /** The position came before this channel: it may be older than all that is told here. */
  #previewed = false;
  #pending = false;
  #expected: { version: number; shown: () => void } | undefined;
  readonly #link: Connection;
  readonly #requests: Requests;
  readonly #foresights: Foresights;
  readonly #listener: MatchListener;
  readonly #match: string;
  readonly #viewer: string;
  readonly #ends: (() => void)[];
  #snapshotId = '';
  /** Takes back that a snapshot is asked for again. */
  #snapshotAgain: (() => void) | undefined;
  /** The number of snapshots in a row that did not come in time. */
  #unanswered = 0;
  /** Takes back that a late view is asked for. */
  #viewLate: (() => void) | undefined;

  constructor(link: Connection, match: string, viewer: string, listener: MatchListener) {
    this.#link = link;
    this.#match = match;
    this.#viewer = viewer;
    this.#listener = listener;
    this.#requests = new Requests(link, (late) => link.onLate(late));
    this.#foresights = new Foresights(this.#requests, this.#to('foresee'));
    this.#ends = [
      link.subscribe(
        `/topic/match.${match}.${viewer}`,
        (body) => this.#hear(body as PositionMessage | PositionChanges),
        (code) => listener.onEnded(code),
        CHANGES,
      ),
      link.onReply((reply) => this.#replied(reply)),
      link.onLive(() => {
        this.#unanswered = 0;
        this.#askSnapshot();
      }),
    ];
  }

  /** Shows a snapshot from elsewhere until something newer comes, which is no sign that positions were lost. */
  preview(snapshot: Snapshot): void {
    if (this.#position || !this.#take(snapshot.position, true)) return;
    this.#previewed = true;
    this.#listener.onPast(snapshot);
  }

  /** Does one of the legal actions of the view that is shown; nothing while another one is on its way. */
  async act(action: unknown): Promise<void> {
    if (!this.#mayAct()) return;
    this.#setPending(true);
    await this.#do(action);
    this.#setPending(false);
  }

  /** Does actions one after the other, each on the board that the one before has made, as far as that is possible. */
  async actAll(actions: unknown[]): Promise<Played> {
    if (!this.#mayAct()) return { count: 0, stopped: 'changed' };
    this.#setPending(true);
    const played = await this.#play(actions);
    this.#setPending(false);
    return played;
  }

  /** Takes my last act back and waits for the board without it; whether that was done. */
  async undo(): Promise<boolean> {
    if (!this.#mayAct() || !this.#position?.undo) return false;
    this.#setPending(true);
    const done = (await this.#ask('undo', {})) !== undefined;
    this.#setPending(false);
    return done;
  }

  /** Asks for the view that these actions, one after the other, would lead to. */
  async foresee(actions: unknown[]): Promise<Foresight> {
    return this.#position && !this.#pending ? this.#foresights.ask(this.#position.choice, actions) : { kind: 'stale' };
  }

  leave = () => this.#command('leave');
  comeBack = () => this.#command('return');
  /** Asks the bots to take another time for an action; null: hardly any until it is my turn. */
  hurry = (pace: BotPace | null) => this.#command('hurry', { pace });
  vote = (seat: number, proposal: Proposal) => this.#command('vote', { seat, proposal });

  close(): void {
    this.#snapshotAgain?.();
    this.#viewLate?.();
    this.#foresights.moveOn();
    this.#requests.close();
    for (const end of this.#ends) end();
  }

  async #command(verb: string, body: object = {}): Promise<Reply> {
    const reply = await this.#requests.ask(this.#to(verb), body);
    if (reply.kind === 'refused') this.#listener.onRefused(reply);
    return reply;
  }

  #mayAct(): boolean {
    return this.#position !== undefined && !this.#pending && this.#link.isLive;
  }

  async #play(actions: unknown[]): Promise<Played> {
    let made = this.#position?.choice;
    for (const [count, action] of actions.entries()) {
      if (this.#position?.choice !== made || !offers(this.#position, action)) return { count, stopped: 'changed' };
      made = await this.#do(action);
      if (made === undefined) return { count, stopped: 'refused' };
    }
    return { count: actions.length, stopped: null };
  }

  #do(action: unknown): Promise<number | undefined> {
    return this.#ask('act', { action }, action);
  }

  /**
   * Asks for a change and waits until the view that it made is here, so that the board stays as it is until then.
   *
   * @returns the choice of that view; undefined if it was refused
   */
  async #ask(verb: string, body: object, action?: unknown): Promise<number | undefined> {
    const choice = this.#position?.choice;
    const reply = await this.#requests.ask(this.#to(verb), { choice, ...body });
    if (reply.kind === 'ack') {
      await this.#shown(reply.version);
      return reply.choice;
    }
    if (reply.kind === 'refused') this.#listener.onRefused(reply, action);
    // The server does not refuse actions that it offers: unless a newer position has come already, this view is old.
    if (this.#position?.choice === choice) this.#askSnapshot();
    return undefined;
  }

  /** Acknowledgement and view may come in any order. */
  async #shown(version: number): Promise<void> {
    if ((this.#position?.version ?? 0) >= version) return;
    this.#viewLate = later(() => this.#askSnapshot(), this.#patience());
    await new Promise<void>((shown) => (this.#expected = { version, shown }));
    this.#viewLate?.();
  }

  #replied(reply: Reply): void {
    // A snapshot that was asked for before the newest one may still be on its way: its answer is old.
    if (!('commandId' in reply) || reply.commandId !== this.#snapshotId) return;
    const ended = reply.kind === 'refused' && NOT_MINE.includes(reply.code);
    if (reply.kind === 'snapshot' || ended) this.#snapshotAgain?.();
    this.#unanswered = 0;
    if (reply.kind === 'snapshot' && this.#take(reply.position, true)) this.#listener.onPast(reply);
    if (ended) this.#listener.onEnded(reply.code);
  }

  /** Changes build on the position that is shown; where they do not, the whole is asked for. */
  #hear(message: PositionMessage | PositionChanges): void {
    if (!isChanges(message)) {
      this.#take(message, false);
    } else if (this.#position?.version === message.on) {
      this.#take(changed(this.#position, message), false);
    } else if (this.#position && this.#position.version < versionOf(message)) {
      this.#askSnapshot();
    }
  }

  /** Shows a position unless it is old or of another match or viewer; returns true if it did. */
  #take(position: Position, snapshot: boolean): boolean {
    if (position.match !== this.#match || position.viewer !== this.#viewer) return false;
    const known = this.#position?.version ?? 0;
    if (this.#position && position.version < known) return false;
    // A seat's lost connection changes no version: such a position replaces the one that is shown, but its events are old.
    const news = !snapshot && (this.#position === undefined || position.version > known);
    const missed = this.#position !== undefined && !this.#previewed && position.version > known + (snapshot ? 0 : 1);
    this.#previewed = false;
    if (position.choice !== this.#position?.choice) this.#foresights.moveOn();
    this.#position = position;
    if (missed && !snapshot) this.#askSnapshot();
    this.#listener.onPosition(news ? position : { ...position, events: [], takenBack: 0 }, missed);
    if (this.#expected && position.version >= this.#expected.version) {
      this.#expected.shown();
      this.#expected = undefined;
    }
    return true;
  }

  #askSnapshot(): void {
    const commandId = newCommandId();
    this.#snapshotAgain?.();
    if (!this.#link.send(this.#to('snapshot'), { commandId })) return;
    this.#snapshotId = commandId;
    const patience = Math.min(this.#patience() * 2 ** Math.max(0, this.#unanswered - 1), LONGEST_PATIENCE);
    this.#snapshotAgain = later(() => {
      this.#unanswered += 1;
      this.#askSnapshot();
    }, patience);
  }

  /** Returns the timeout for an answer on this connection, in milliseconds. */
  #patience(): number {
    return Math.max(SNAPSHOT_PATIENCE, this.#link.roundTrip * 2);
  }

  #to(verb: string): string {
    return `/app/match.${this.#match}.${verb}`;
  }

  #setPending(pending: boolean): void {
    if (pending === this.#pending) return;
    this.#pending = pending;
    this.#listener.onBusy(pending);
  }
}

function isChanges(message: Position | PositionChanges): message is PositionChanges {
  return 'on' in message;
}

function offers(position: Position | undefined, action: unknown): boolean {
  return position?.legalActions.some((legal) => isSameAction(legal, action)) ?? false;
}
