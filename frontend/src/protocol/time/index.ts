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

/** The server's time, by the `Date` header of its answers. */
export class ServerClock {
  /** The server's time when `performance.now()` was 0; undefined before the first answer. */
  #origin: number | undefined;

  /** Hears the `Date` of an answer that has just come. It is never ahead, but late by as long as the answer took. */
  hear(date: string | null): void {
    const origin = Date.parse(date ?? '') - performance.now();
    if (Number.isNaN(origin)) return;
    const known = this.#origin;
    if (known === undefined || origin > known || origin < known - LATEST) this.#origin = origin;
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
