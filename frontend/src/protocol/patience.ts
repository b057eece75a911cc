/** Enough for a line with a round trip of a second; what is lost on the way is noticed soon. */
const FIRST = 4_000;
/** Enough for a round trip of five seconds: TCP, TLS, the WebSocket and STOMP take one each. */
const MOST = 24_000;

/** The timeout for one attempt to connect. After an attempt that timed out, the next one gets more time. */
export class Patience {
  #millis = FIRST;

  get millis(): number {
    return this.#millis;
  }

  /** True if the connection is known to be slow, or if all that is known of it is a timeout. */
  get isLong(): boolean {
    return this.#millis > FIRST;
  }

  grow(): void {
    this.#millis = Math.min(this.#millis * 2, MOST);
  }

  /** So much is needed at least, by what is known of the line. */
  atLeast(millis: number): void {
    this.#millis = Math.min(Math.max(this.#millis, millis), MOST);
  }

  /** An attempt succeeded after so many milliseconds. */
  learn(took: number): void {
    this.#millis = Math.min(Math.max(FIRST, took * 2), MOST);
  }
}
