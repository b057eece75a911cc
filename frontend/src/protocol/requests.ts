import type { Connection } from './connection';
import { randomId } from './rest';
import type { Reply } from './types';

/**
 * Whoever owns the match may have died with the request: another process answers it under the same id. On a slow line
 * both take longer, in round trips.
 */
const IMPATIENCE = 1_250;
const IMPATIENT_TRIPS = 1.5;
const LOOK_EVERY = 250;

/** The time after which a request counts as late, in milliseconds; longer on a slow line, in round trips. */
const LATE = 2_000;
const LATE_TRIPS = 2;

/** The time on a live link, in milliseconds, after which the refusal `unavailable` is passed on. */
const OUTAGE = 12_000;

interface Pending {
  destination: string;
  body: object;
  answered: (reply: Reply) => void;
  /** When it was asked for first, and when it was sent last, by a clock that nobody sets. */
  asked: number;
  sent: number;
}

const ID_LENGTH = 8;

/**
 * An id for a command, which must be unique for its seat in its match, whatever tab it comes from: of two hundred
 * commands two are the same in one of ten thousand million matches.
 */
export const newCommandId = (): string => randomId(ID_LENGTH);

/**
 * Commands that must arrive once. Each keeps its id and is sent again after a reconnect, or when no answer
 * came for a while, until it was answered; the server answers a repeated id as it did at first.
 */
export class Requests {
  readonly #pending = new Map<string, Pending>();
  readonly #link: Connection;
  readonly #ends: (() => void)[];
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #onLate: (late: boolean) => void;
  /** Since when the link has been live. */
  #liveSince = 0;

  /** @param onLate told again and again whether one is overdue */
  constructor(link: Connection, onLate: (late: boolean) => void = () => {}) {
    this.#link = link;
    this.#onLate = onLate;
    this.#ends = [link.onReply((reply) => this.#answered(reply)), link.onLive(() => this.#live())];
    this.#timer = setInterval(() => this.#sendLate(), LOOK_EVERY);
  }

  /** Resolves with the server's answer, however often the link breaks before it comes. */
  ask(destination: string, body: object = {}): Promise<Reply> {
    return new Promise((resolve) => void this.send(destination, body, resolve));
  }

  /** The same with a function that takes the answer; what it returns forgets the request. */
  send(destination: string, body: object, answered: (reply: Reply) => void): () => void {
    const commandId = newCommandId();
    const now = performance.now();
    const pending = { destination, body: { commandId, ...body }, answered, asked: now, sent: now };
    this.#pending.set(commandId, pending);
    this.#link.send(pending.destination, pending.body);
    return () => this.#pending.delete(commandId);
  }

  /** An answer that did not come by itself. */
  take(reply: Reply): void {
    this.#answered(reply);
  }

  /** Forgets what was not answered; their promises stay open. */
  close(): void {
    this.#pending.clear();
    clearInterval(this.#timer);
    this.#onLate(false);
    for (const end of this.#ends) end();
  }

  #live(): void {
    this.#liveSince = performance.now();
    for (const pending of this.#pending.values()) this.#sendAgain(pending);
  }

  #sendLate(): void {
    const now = performance.now();
    const { roundTrip } = this.#link;
    let late = false;
    for (const pending of this.#pending.values()) {
      late ||= now - pending.asked >= Math.max(LATE, roundTrip * LATE_TRIPS);
      if (now - pending.sent >= Math.max(IMPATIENCE, roundTrip * IMPATIENT_TRIPS)) this.#sendAgain(pending);
    }
    this.#onLate(late);
  }

  #sendAgain(pending: Pending): void {
    pending.sent = performance.now();
    this.#link.send(pending.destination, pending.body);
  }

  #answered(reply: Reply): void {
    const commandId = 'commandId' in reply ? reply.commandId : undefined;
    const pending = commandId ? this.#pending.get(commandId) : undefined;
    if (!commandId || !pending) return;
    // The server goes down to come back: the command waits for it.
    if (reply.kind === 'refused' && reply.code === 'shutting-down') return;
    const now = performance.now();
    const waited = now - Math.max(pending.asked, this.#liveSince);
    if (reply.kind === 'refused' && reply.code === 'unavailable' && waited < OUTAGE) return;
    this.#pending.delete(commandId);
    // Which of several sendings was answered, nobody can tell.
    if (reply.kind === 'ack' && pending.sent === pending.asked) this.#link.learnRoundTrip(now - pending.asked);
    pending.answered(reply);
  }
}
