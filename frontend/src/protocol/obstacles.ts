/**
 * An obstacle that keeps a page from its live connection for good, though the server answers. `blocked`: the WebSocket
 * is refused or swallowed on its way. `cookieless`: the browser keeps no cookies. `socketless`: it opens no WebSockets.
 */
export type Obstacle = 'blocked' | 'cookieless' | 'socketless';

/** A server that starts refuses some; a proxy without the WebSocket lines refuses all. */
const REFUSED = 5;
const NEW_TOKENS = 2;

/** Finds out why a page does not get its live connection. */
export class Obstacles {
  #refused = 0;
  #token = '';
  #newTokens = 0;
  #socketless = false;

  /** The server answered a request for the session. Where the cookie comes back, so does its token. */
  answered(token: string): void {
    this.#newTokens = this.#token !== '' && this.#token !== token ? this.#newTokens + 1 : 0;
    this.#token = token;
  }

  unanswered(): void {
    this.#refused = 0;
  }

  /** The session was told, and the WebSocket was not to be had. */
  refused(): void {
    this.#refused += 1;
  }

  noSocket(): void {
    this.#socketless = true;
  }

  /** The connection is there. */
  overcome(): void {
    this.#refused = this.#newTokens = 0;
    this.#token = '';
    this.#socketless = false;
  }

  get found(): Obstacle | undefined {
    if (this.#socketless) return 'socketless';
    if (this.#newTokens >= NEW_TOKENS) return 'cookieless';
    return this.#refused >= REFUSED ? 'blocked' : undefined;
  }
}
