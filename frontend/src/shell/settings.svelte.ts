import { kept as storage } from './kept.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'less';

interface Stored {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  shortcuts: boolean;
}

const KEY = 'chalet.settings';
const usual: Stored = { theme: 'auto', motion: 'auto', sound: false, shortcuts: true };

function stored(): Stored {
  try {
    const found = JSON.parse(storage.read(KEY) ?? '{}') as Partial<Stored>;
    return {
      theme: found.theme === 'light' || found.theme === 'dark' ? found.theme : 'auto',
      motion: found.motion === 'less' ? 'less' : 'auto',
      sound: found.sound === true,
      shortcuts: found.shortcuts !== false,
    };
  } catch {
    return usual;
  }
}

/** The look, motion and sound that this browser prefers; kept in the browser only. */
class Settings {
  #kept = $state(stored());

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ ...this.#kept, theme });
  }

  get motion(): Motion {
    return this.#kept.motion;
  }
  set motion(motion: Motion) {
    this.#keep({ ...this.#kept, motion });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ ...this.#kept, sound });
  }

  /** True if single letters and digits do something on a board. */
  get shortcuts(): boolean {
    return this.#kept.shortcuts;
  }
  set shortcuts(shortcuts: boolean) {
    this.#keep({ ...this.#kept, shortcuts });
  }

  /** Writes theme and motion where the styles look for them. */
  apply(): void {
    const root = document.documentElement;
    if (this.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    if (this.motion === 'auto') delete root.dataset.motion;
    else root.dataset.motion = this.motion;
  }

  #keep(kept: Stored): void {
    this.#kept = kept;
    storage.write(KEY, JSON.stringify(kept));
  }
}

export const settings = new Settings();
