import type { Session } from './types';

/**
 * The reason why the server's cookie does not come back. `cookieless`: the browser says that it keeps none. `insecure`:
 * it is marked for https, and the page came by http. `forgotten`: that is not known here.
 */
export type LostCookie = 'cookieless' | 'insecure' | 'forgotten';

/**
 * An obstacle that keeps a page from its live connection for good, though the server answers. `blocked`: the WebSocket
 * is refused or swallowed on its way. `crowded`: this guest, or this address, has as many as the server allows, or asks
 * too often.
 * `socketless`: the browser opens no WebSockets.
 */
export type Obstacle = LostCookie | 'blocked' | 'crowded' | 'socketless';

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
  #limited = 0;

  /** The server answered a request for the session. Where the cookie comes back, so does its token. */
  answered({ token, secure }: Session['csrf']): void {
    this.#limited = 0;
    this.#newTokens = this.#token !== '' && this.#token !== token ? this.#newTokens + 1 : 0;
    this.#token = token;
    this.#secure = secure;
  }

  unanswered(): void {
    this.#refused = this.#limited = 0;
    this.#crowded = false;
  }

  /** The request for the session met a limit. */
  limited(): void {
    this.#limited += 1;
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
    this.#refused = this.#newTokens = this.#limited = 0;
    this.#token = '';
    this.#socketless = this.#crowded = false;
  }

  get found(): Obstacle | undefined {
    if (this.#socketless) return 'socketless';
    if (this.#newTokens >= NEW_TOKENS) return whyLost(this.#secure);
    if (this.#crowded || this.#limited >= SUSPICIOUS) return 'crowded';
    return this.#refused >= REFUSED ? 'blocked' : undefined;
  }
}
