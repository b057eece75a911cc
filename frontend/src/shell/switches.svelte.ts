import { kept } from './kept.svelte';

/** A private setting of one game: on or off, kept in this browser, told to nobody. */
interface Switch {
  /** Where it is kept: `<game>.<name>`. */
  key: string;
  label: string;
  /** The value until the player has chosen; off if left out. */
  byDefault?: boolean;
}

const stored = (key: string, otherwise: boolean): boolean => {
  const choice = kept.read(`chalet.${key}`);
  return choice === null ? otherwise : choice === 'on';
};

/** The switches of the board that is on the page. */
class Switches {
  #offered = $state<Switch[]>([]);
  #on = $state<Record<string, boolean>>({});
  /** Held so for a while, whatever was chosen. */
  #held = $state<Readonly<Record<string, boolean>>>({});

  /** The switches that the settings show now. */
  get offered(): readonly Switch[] {
    return this.#offered;
  }

  /** Shows switches in the settings for as long as a board is there; the answer takes them away again. */
  offer(switches: readonly Switch[]): () => void {
    this.#offered = [...switches];
    for (const { key, byDefault = false } of switches) this.#on[key] = stored(key, byDefault);
    return () => {
      this.#offered = [];
      for (const { key } of switches) delete this.#on[key];
    };
  }

  /** True if it is offered, or held, and on. */
  isOn(key: string): boolean {
    return this.#held[key] ?? this.#on[key] ?? false;
  }

  /** Holds switches on or off, as a lesson needs them; the answer lets them go again. */
  hold(switches: Readonly<Record<string, boolean>>): () => void {
    this.#held = switches;
    return () => {
      this.#held = {};
    };
  }

  turn(key: string, on: boolean): void {
    this.#on[key] = on;
    kept.write(`chalet.${key}`, on ? 'on' : 'off');
  }
}

export const switches = new Switches();
