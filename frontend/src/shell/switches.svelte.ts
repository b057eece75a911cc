/** A private setting of one game: on or off, kept in this browser, told to nobody. */
export interface Switch {
  /** Where it is kept: `<game>.<name>`. */
  key: string;
  label: string;
}

const stored = (key: string): boolean => {
  try {
    return localStorage.getItem(`chalet.${key}`) === 'on';
  } catch {
    return false;
  }
};

/** What the board that is on the page would like to have switched on; all are off until somebody wants them. */
class Switches {
  #offered = $state<Switch[]>([]);
  #on = $state<Record<string, boolean>>({});

  /** The switches that the settings show now. */
  get offered(): readonly Switch[] {
    return this.#offered;
  }

  /** Shows switches in the settings for as long as a board is there; the answer takes them away again. */
  offer(switches: readonly Switch[]): () => void {
    this.#offered = [...switches];
    for (const { key } of switches) this.#on[key] = stored(key);
    return () => {
      this.#offered = [];
    };
  }

  isOn(key: string): boolean {
    return this.#on[key] ?? false;
  }

  turn(key: string, on: boolean): void {
    this.#on[key] = on;
    try {
      localStorage.setItem(`chalet.${key}`, on ? 'on' : 'off');
    } catch {
      // A browser that keeps nothing: the choice holds until the page is left.
    }
  }
}

export const switches = new Switches();
