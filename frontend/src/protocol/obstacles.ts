import type { Session } from './types';

/**
 * The reason why the server's cookie does not come back. `cookieless`: the browser says that it keeps none. `insecure`:
 * it is marked for https, and the page came by http. `forgotten`: that is not known here.
 */
export type LostCookie = 'cookieless' | 'insecure' | 'forgotten';

/**
 * An obstacle that keeps a page from its live connection for good, though the server answers. `blocked`: the WebSocket
 * is refused or swallowed on its way. `crowded`: this guest, or this address, has as many as the server allows, or asks
 * too often. `foreign`: something else answers in the server's place. `socketless`: the browser opens no WebSockets.
 */
export type Obstacle = LostCookie | Refusal | 'blocked' | 'socketless';

/** Why the request for the session is refused, for as long as nobody does something about it. */
type Refusal = 'crowded' | 'foreign';

/** Returns why a cookie does not come back. `secure`: the server marks it for https. */
export function whyLost(secure: boolean): LostCookie {
  if (secure && globalThis.location?.protocol === 'http:') return 'insecure';
  return navigator.cookieEnabled ? 'forgotten' : 'cookieless';
}

/** A server that starts refuses some; a proxy without the WebSocket lines refuses all. */
const REFUSED = 5;
/** So many are no accident: the server is asked why. */
const SUSPICIOUS = 3;
const NEW_TOKENS = 2;

/** Finds out why a page does not get its live connection. */
export class Obstacles {
  #refused = 0;
  #token = '';
  #newTokens = 0;
  #secure = false;
  #socketless = false;
  #crowded = false;
  #refusal: Refusal | undefined;
  /** Requests for the session that were refused for that. */
  #refusals = 0;

  /** The server answered a request for the session. Where the cookie comes back, so does its token. */
  answered({ token, secure }: Session['csrf']): void {
    this.#refusals = 0;
    this.#newTokens = this.#token !== '' && this.#token !== token ? this.#newTokens + 1 : 0;
    this.#token = token;
    this.#secure = secure;
  }

  unanswered(): void {
    this.#refused = this.#refusals = 0;
    this.#crowded = false;
  }

  /** The request for the session was refused. */
  sessionRefused(why: Refusal): void {
    this.#refusals = why === this.#refusal ? this.#refusals + 1 : 1;
    this.#refusal = why;
  }

  /** The session was told, and the WebSocket was not to be had. */
  refused(): void {
    this.#refused += 1;
  }

  /** True if it is time to ask the server whether a limit is the reason. */
  get isSuspicious(): boolean {
    return this.#refused >= SUSPICIOUS;
  }

  /** The server told whether a limit keeps the WebSocket away. */
  told(crowded: boolean): void {
    this.#crowded = crowded && this.isSuspicious;
  }

  noSocket(): void {
    this.#socketless = true;
  }

  /** The connection is there. */
  overcome(): void {
    this.#refused = this.#newTokens = this.#refusals = 0;
    this.#token = '';
    this.#socketless = this.#crowded = false;
  }

  get found(): Obstacle | undefined {
    if (this.#socketless) return 'socketless';
    if (this.#newTokens >= NEW_TOKENS) return whyLost(this.#secure);
    if (this.#refusals >= SUSPICIOUS) return this.#refusal;
    if (this.#crowded) return 'crowded';
    return this.#refused >= REFUSED ? 'blocked' : undefined;
  }
}
