import { Client, type IMessage, type IStompSocket, type StompSubscription } from '@stomp/stompjs';
import { parsed } from './isolation';
import { Obstacles, type Obstacle } from './obstacles';
import { Patience } from './patience';
import { FOREIGN, Problem } from './rest';
import { later, Stopwatch } from './time';
import type { Reply, Session } from './types';

/**
 * `connecting`: the first time. `live`: all is well. `reconnecting`: it was live and will be again.
 * `offline`: the browser says that it has no network. An obstacle: it lasts until someone removes it.
 */
export type LinkState = 'connecting' | 'live' | 'reconnecting' | 'offline' | Obstacle;

const REPLIES = '/user/topic/replies';
const HEARTBEAT = 5_000;
/** The status of a request that meets a limit. */
const TOO_MANY = 429;
/** In milliseconds. */
const CROWDED_PATIENCE = 10_000;
const FIRST_DELAY = 200;
/** A server that restarts is back within seconds, so for the first minutes we ask about twice a second. */
const EAGER_DELAY = 600;
const EAGER_ATTEMPTS = 200;
const PATIENT_DELAY = 5_000;
/** The longest silence of a server, in heart-beat intervals; longer where the line is slow and uneven. */
const SILENCE = 1.5;
const LONG_SILENCE = 3;
/** Answers that take longer tell about the server, not about the line. */
const LONGEST_ROUND_TRIP = 5_000;

/** The environment of the connection, which tests replace. */
export interface Surroundings {
  session(patienceMillis: number): Promise<Session>;
  /** @throws where the browser has no WebSockets */
  openSocket(): IStompSocket;
  /** Asks the server whether it refuses a WebSocket because of a limit: the browser does not tell. Never fails. */
  isCrowded(): Promise<boolean>;
  isOnline(): boolean;
  keepsCookies(): boolean;
  random(): number;
}

interface Subscription {
  destination: string;
  headers: Record<string, string>;
  onBody: (body: unknown) => void;
  onEnded: (code: string) => void;
  live?: StompSubscription;
}

/** The one WebSocket of this page: comes back by itself, with everything that was subscribed. */
export class Connection {
  #state: LinkState = 'connecting';
  #client: Client | undefined;
  #attempts = 0;
  /** Takes back the next try; undefined where there is none. */
  #next: (() => void) | undefined;
  #generation = 0;
  /** Since the server was heard. */
  readonly #silence = new Stopwatch();
  /** Since this try, or this step of it, began. */
  readonly #step = new Stopwatch();
  #roundTrip = 0;
  #wasLive = false;
  #subscribed = 0;
  #running = false;
  readonly #subscriptions = new Set<Subscription>();
  readonly #stateListeners = new Set<(state: LinkState) => void>();
  readonly #liveListeners = new Set<() => void>();
  readonly #replyListeners = new Set<(reply: Reply) => void>();
  readonly #outside: Surroundings;
  readonly #patience = new Patience();
  readonly #obstacles = new Obstacles();

  /** Told whether an answer is overdue though the link is live: whoever owns the match is away. */
  onLate: (late: boolean) => void = () => {};

  constructor(outside: Surroundings) {
    this.#outside = outside;
  }

  get state(): LinkState {
    return this.#state;
  }

  get isLive(): boolean {
    return this.#state === 'live';
  }

  /** About how long an answer takes on this line, in milliseconds; 0 where nothing is known. */
  get roundTrip(): number {
    return this.#roundTrip;
  }

  /** An answer came so many milliseconds after its question. */
  learnRoundTrip(millis: number): void {
    this.#roundTrip = Math.min(Math.max(millis, this.#roundTrip / 2), LONGEST_ROUND_TRIP);
  }

  start(): void {
    if (this.#running) return;
    this.#running = true;
    globalThis.addEventListener?.('online', this.#hurry);
    globalThis.addEventListener?.('offline', this.#networkGone);
    globalThis.addEventListener?.('pageshow', this.#hurry);
    globalThis.document?.addEventListener('visibilitychange', this.#hurry);
    void this.#connect();
  }

  stop(): void {
    this.#running = false;
    globalThis.removeEventListener?.('online', this.#hurry);
    globalThis.removeEventListener?.('offline', this.#networkGone);
    globalThis.removeEventListener?.('pageshow', this.#hurry);
    globalThis.document?.removeEventListener('visibilitychange', this.#hurry);
    this.#drop();
  }

  /** Reconnects at once: the guest has changed. */
  restart(): void {
    if (!this.#running) return;
    this.#drop();
    this.#setState(this.#awayState());
    this.#attempts = 0;
    void this.#connect();
  }

  onState(listener: (state: LinkState) => void): () => void {
    this.#stateListeners.add(listener);
    listener(this.#state);
    return () => this.#stateListeners.delete(listener);
  }

  /** Called after each connect, when all subscriptions have been sent: the moment to ask for snapshots. */
  onLive(listener: () => void): () => void {
    this.#liveListeners.add(listener);
    if (this.isLive) listener();
    return () => this.#liveListeners.delete(listener);
  }

  onReply(listener: (reply: Reply) => void): () => void {
    this.#replyListeners.add(listener);
    return () => this.#replyListeners.delete(listener);
  }

  /** Listens to a destination, also after each reconnect, until the returned function is called or the right ends. */
  subscribe(
    destination: string,
    onBody: (body: unknown) => void,
    onEnded: (code: string) => void = () => {},
    headers: Record<string, string> = {},
  ): () => void {
    const subscription: Subscription = { destination, headers, onBody, onEnded };
    this.#subscriptions.add(subscription);
    if (this.isLive) this.#open(subscription);
    return () => {
      if (this.#subscriptions.delete(subscription) && this.isLive) subscription.live?.unsubscribe();
    };
  }

  /** Sends if the link is live; says whether it did. */
  send(destination: string, body: unknown): boolean {
    if (!this.isLive || !this.#client?.connected) return false;
    this.#client.publish({
      destination,
      body: JSON.stringify(body),
      skipContentLengthHeader: true,
    });
    return true;
  }

  async #connect(): Promise<void> {
    const generation = ++this.#generation;
    const mine = () => generation === this.#generation && this.#running;
    this.#step.restart();
    /** Where an attempt ran out of time, the next one has more. */
    const failed = () => {
      if (this.#step.millis >= this.#patience.millis) this.#patience.grow();
      this.#again();
    };
    let session: Session;
    try {
      session = await this.#outside.session(this.#patience.millis);
    } catch (failure) {
      if (!mine()) return;
      if (failure instanceof Problem && failure.status === TOO_MANY) this.#obstacles.sessionRefused('crowded');
      else if (failure instanceof Problem && failure.code === FOREIGN) this.#obstacles.sessionRefused('foreign');
      else this.#obstacles.unanswered();
      failed();
      return;
    }
    if (!mine()) return;
    this.#obstacles.answered(session.csrf);
    // The session may have taken one round trip; a new socket over TLS takes four.
    this.#patience.atLeast(this.#step.millis * 4);
    let socket: IStompSocket;
    try {
      socket = this.#outside.openSocket();
    } catch {
      this.#obstacles.noSocket();
      this.#again();
      return;
    }
    this.#step.restart();
    const heard = () => this.#silence.restart();
    const client = new Client({
      webSocketFactory: () => socket,
      connectHeaders: { [session.csrf.header]: session.csrf.token },
      reconnectDelay: 0,
      connectionTimeout: this.#patience.millis,
      heartbeatIncoming: HEARTBEAT,
      heartbeatOutgoing: HEARTBEAT,
      heartbeatToleranceMultiplier: this.#patience.isLong ? LONG_SILENCE : SILENCE,
      discardWebsocketOnCommFailure: true,
      onHeartbeatReceived: heard,
      onConnect: () => mine() && this.#connected(client, heard),
      onWebSocketClose: () => {
        if (!mine()) return;
        if (this.isLive) return this.#lost();
        this.#obstacles.refused();
        if (this.#obstacles.isSuspicious) void this.#askWhy();
        failed();
      },
    });
    this.#client = client;
    client.activate();
  }

  async #askWhy(): Promise<void> {
    const crowded = await this.#outside.isCrowded();
    if (!this.#running || this.isLive) return;
    this.#obstacles.told(crowded);
    this.#setState(this.#awayState());
  }

  #connected(client: Client, heard: () => void): void {
    heard();
    this.#attempts = 0;
    this.#wasLive = true;
    this.#obstacles.overcome();
    const took = this.#step.millis;
    this.#patience.learn(took);
    // The WebSocket takes one round trip, STOMP another.
    this.#roundTrip = took / 2;
    client.subscribe(
      REPLIES,
      (message) => {
        heard();
        this.#reply(parsed(message.body) as Reply);
      },
      { id: this.#nextId() },
    );
    for (const subscription of this.#subscriptions) this.#open(subscription);
    this.#setState('live');
    for (const listener of [...this.#liveListeners]) listener();
  }

  #open(subscription: Subscription): void {
    const heard = (message: IMessage) => {
      this.#silence.restart();
      if (this.#subscriptions.has(subscription)) subscription.onBody(parsed(message.body));
    };
    const headers = { ...subscription.headers, id: this.#nextId() };
    subscription.live = this.#client?.subscribe(subscription.destination, heard, headers);
  }

  /** Returns a new id for a subscription. It comes with every message, so it is short. */
  #nextId(): string {
    return (this.#subscribed++).toString(36);
  }

  #reply(reply: Reply): void {
    const destination = 'destination' in reply ? reply.destination : undefined;
    if (destination) {
      for (const subscription of [...this.#subscriptions]) {
        if (subscription.destination !== destination) continue;
        this.#subscriptions.delete(subscription);
        subscription.live?.unsubscribe();
        subscription.onEnded('code' in reply ? reply.code : '');
      }
    }
    for (const listener of [...this.#replyListeners]) listener(reply);
  }

  /** The link was live. A server that was silent for too long may be at the end of a slow line. */
  #lost(): void {
    if (this.#silence.millisWithSleep >= HEARTBEAT * SILENCE) this.#patience.grow();
    this.#again();
  }

  /** The link is gone: try again after a moment that grows and differs from page to page. */
  #again(): void {
    this.#drop();
    this.#setState(this.#awayState());
    const base =
      this.#attempts === 0
        ? FIRST_DELAY
        : this.#attempts < EAGER_ATTEMPTS && !this.#obstacle
          ? Math.min(FIRST_DELAY * 2 ** this.#attempts, EAGER_DELAY)
          : PATIENT_DELAY;
    this.#attempts += 1;
    const delay = base * (0.75 + this.#outside.random() * 0.25);
    this.#next = later(() => void this.#connect(), delay);
  }

  #awayState(): LinkState {
    if (!this.#outside.isOnline()) return 'offline';
    return this.#obstacle ?? (this.#wasLive ? 'reconnecting' : 'connecting');
  }

  get #obstacle(): Obstacle | undefined {
    return this.#outside.keepsCookies() ? this.#obstacles.found : 'cookieless';
  }

  #drop(): void {
    this.#generation += 1;
    this.#next?.();
    this.#next = undefined;
    void this.#client?.deactivate({ force: true });
    this.#client = undefined;
    for (const subscription of this.#subscriptions) subscription.live = undefined;
  }

  /** Something happened that makes a try worth while: the network came, or the page was looked at again. */
  readonly #hurry = (event: Event): void => {
    if (globalThis.document?.visibilityState === 'hidden') return;
    // An attempt that was made without a network, or before this machine slept, may wait for long.
    const waits = !this.isLive && (event.type === 'online' || this.#step.millisWithSleep > this.#patience.millis);
    if (this.#next !== undefined || waits) {
      this.#drop();
      void this.#connect();
    } else if (this.isLive && this.#silence.millisWithSleep > HEARTBEAT * 1.5) {
      this.restart();
    }
  };

  readonly #networkGone = (): void => {
    if (this.#next === undefined && this.isLive) this.#again();
    else this.#setState('offline');
  };

  #setState(state: LinkState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of [...this.#stateListeners]) listener(state);
  }
}

/** The surroundings of a real page. */
export function pageSurroundings(session: (patience: number) => Promise<Session>): Surroundings {
  return {
    session,
    openSocket: () => {
      const address = new URL('/ws', location.href);
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
      return new WebSocket(address, ['v12.stomp']) as IStompSocket;
    },
    isCrowded: async () => {
      try {
        const signal = AbortSignal.timeout(CROWDED_PATIENCE);
        return (await fetch('/ws', { cache: 'no-store', signal })).status === TOO_MANY;
      } catch {
        return false;
      }
    },
    isOnline: () => navigator.onLine,
    keepsCookies: () => navigator.cookieEnabled,
    random: Math.random,
  };
}
