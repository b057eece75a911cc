/** A sound that plays, or is about to; times are those of its context, in seconds. */
export interface Voice {
  starts: number;
  ends: number;
  worth: number;
  stop: () => void;
}

/** The most sounds at the same time. */
const MOST = 2;

/** The sounds that play now, and those that wait for their time. */
export class Voices {
  #all: Voice[] = [];

  /** Returns the time when all of them have ended; at the earliest now. */
  end(now: number): number {
    return Math.max(now, ...this.#all.map(({ ends }) => ends));
  }

  /** Makes room for a sound, if need be by stopping one that is not worth more; returns true if there is room. */
  admit(voice: Voice, now: number): boolean {
    this.#all = this.#all.filter(({ ends }) => ends > now);
    const meanwhile = this.#all.filter(({ starts, ends }) => starts < voice.ends && ends > voice.starts);
    if (meanwhile.length >= MOST) {
      const [least] = meanwhile.sort((one, other) => one.worth - other.worth || one.starts - other.starts);
      if (!least || least.worth > voice.worth) return false;
      least.stop();
      this.#all = this.#all.filter((one) => one !== least);
    }
    this.#all.push(voice);
    return true;
  }
}
