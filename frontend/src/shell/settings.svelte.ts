import { LEVELS, type Level } from '../sound/policy';
import { kept as storage } from './kept.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'less';

interface Stored {
  theme: Theme;
  motion: Motion;
  /** The sounds that are heard; left out until the player has chosen. */
  sounds?: Level;
  /** The sounds that are heard when they are not muted any more; left out as `sounds` is. */
  unmuted?: Level;
  /** 0 to 100. */
  volume: number;
  vibration: boolean;
  shortcuts: boolean;
  coach: boolean;
}

const KEY = 'chalet.settings';
const usual: Stored = { theme: 'auto', motion: 'auto', volume: 70, vibration: true, shortcuts: true, coach: true };

/** As it was stored when there was one sound only, on or off. */
interface Before {
  sound?: boolean;
}

const levelOf = (found: unknown): Level | undefined => LEVELS.find((level) => level === found);

function stored(): Stored {
  try {
    const found = JSON.parse(storage.read(KEY) ?? '{}') as Partial<Stored> & Before;
    return {
      theme: found.theme === 'light' || found.theme === 'dark' ? found.theme : 'auto',
      motion: found.motion === 'less' ? 'less' : 'auto',
      sounds: levelOf(found.sounds) ?? (found.sound === true ? 'turns' : undefined),
      unmuted: levelOf(found.unmuted),
      volume: typeof found.volume === 'number' ? Math.min(100, Math.max(0, found.volume)) : usual.volume,
      vibration: found.vibration !== false,
      shortcuts: found.shortcuts !== false,
      coach: found.coach !== false,
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

  /** The sounds that are heard; undefined until the player has chosen. */
  get sounds(): Level | undefined {
    return this.#kept.sounds;
  }
  set sounds(sounds: Level | undefined) {
    this.#keep({ ...this.#kept, sounds });
  }

  /** Silences all sounds, or brings back the choice before. */
  mute(muted: boolean): void {
    const { sounds, unmuted } = this.#kept;
    if (!muted) this.sounds = unmuted === 'off' ? undefined : unmuted;
    else if (sounds !== 'off') this.#keep({ ...this.#kept, sounds: 'off', unmuted: sounds });
  }

  /** 0 to 100. */
  get volume(): number {
    return this.#kept.volume;
  }
  set volume(volume: number) {
    this.#keep({ ...this.#kept, volume });
  }

  get vibration(): boolean {
    return this.#kept.vibration;
  }
  set vibration(vibration: boolean) {
    this.#keep({ ...this.#kept, vibration });
  }

  /** True if single letters and digits do something on a board. */
  get shortcuts(): boolean {
    return this.#kept.shortcuts;
  }
  set shortcuts(shortcuts: boolean) {
    this.#keep({ ...this.#kept, shortcuts });
  }

  /** True if the goal of the moment is named in the first matches of a game. */
  get coach(): boolean {
    return this.#kept.coach;
  }
  set coach(coach: boolean) {
    this.#keep({ ...this.#kept, coach });
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
