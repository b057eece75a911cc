/**
 * All that a page knows of time. The clock of a player's machine may be wrong by hours or years, and may be set while
 * a page is open: moments are the server's, and lengths are measured by `performance.now()`. ESLint refuses
 * `Date.now()` elsewhere.
 */

/** The longest wait of a timer, in milliseconds: browsers call at once what is to wait for longer. */
const LONGEST = 2 ** 31 - 1;
/** In milliseconds. No answer takes that long: one that names an earlier time comes from a clock that was set back. */
const LATEST = 60_000;

/** Calls after so many milliseconds, however many they are. The returned function takes that back. */
export function later(call: () => void, millis: number): () => void {
  let left = millis;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    const now = Math.min(left, LONGEST);
    left -= now;
    timer = setTimeout(left > 0 ? wait : call, now);
  };
  wait();
  return () => clearTimeout(timer);
}

/** The server's time, by the headers of its answers. */
export class ServerClock {
  /** The server's time when `performance.now()` was 0; undefined before the first answer. */
  #origin: number | undefined;
  /** True once an answer has named the time by the server's own clock. */
  #isOwn = false;

  /**
   * Hears the time of an answer that has just come, after so many milliseconds: its `Date`, which may be by the clock
   * of a proxy, and the server's own, where the answer has it. Neither is ahead, but late by as long as the answer took.
   */
  hear(date: string | null, own: string | null = null, took = 0): void {
    // The page or the machine slept, or the proxy answered in the server's place.
    if (took >= LATEST || (own === null && this.#isOwn)) return;
    const origin = Date.parse(own ?? date ?? '') - performance.now();
    if (Number.isNaN(origin)) return;
    const known = this.#isOwn === (own !== null) ? this.#origin : undefined;
    if (known === undefined || origin > known || origin < known - LATEST) this.#origin = origin;
    this.#isOwn = own !== null;
  }

  /** In milliseconds since 1970. Before the first answer it is this machine's clock. */
  now(): number {
    return this.#origin === undefined ? Date.now() : this.#origin + performance.now();
  }
}

export const serverClock = new ServerClock();

/** Measures how long something takes. */
export class Stopwatch {
  #begun = performance.now();
  #wall = Date.now();

  restart(): void {
    this.#begun = performance.now();
    this.#wall = Date.now();
  }

  /** In milliseconds. Some browsers leave out the time during which the machine slept. */
  get millis(): number {
    return performance.now() - this.#begun;
  }

  /** In milliseconds, sleep included; too many where the clock was set ahead, never too few. */
  get millisWithSleep(): number {
    return Math.max(this.millis, Date.now() - this.#wall);
  }
}
