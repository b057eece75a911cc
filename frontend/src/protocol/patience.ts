/** Enough for a line with a round trip of a second; what is lost on the way is noticed soon. */
const FIRST = 4_000;
/** Enough for a round trip of five seconds: TCP, TLS, the WebSocket and STOMP take one each. */
const MOST = 24_000;

/** How long one attempt to connect may take. An attempt that ran out of time makes the next one more patient. */
export class Patience {
  #millis = FIRST;

  get millis(): number {
    return this.#millis;
  }

  /** Whether the line has been found slow, or nothing is known about it but that it did not answer in time. */
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
