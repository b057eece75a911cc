import type { Cue } from '../../sound/cue';
import type { Player } from '../../sound/player';
import { isHeard, loudness, usualLevel, type Level } from '../../sound/policy';
import { settings } from '../settings.svelte';

/** The events that let a browser start sound, whichever it prefers. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown', 'click'] as const;
/** A sound that comes later than this has nothing to do with what is seen, in milliseconds. */
const TOO_LATE = 400;

/** A property of Safari, by which a call or music goes on beside a page. */
interface WithSession {
  audioSession?: { type: string };
}

/** The sounds of this page. Nothing is heard before the first gesture, and until then nothing is loaded for it. */
export class Sounds {
  /** True at a table where no other person sits; undefined away from tables. */
  alone = $state<boolean | undefined>();
  #audio: AudioContext | undefined;
  #player: Promise<Player> | undefined;

  /** The sounds that are heard here; undefined away from tables, until one is chosen. */
  get level(): Level | undefined {
    return settings.sounds ?? (this.alone === undefined ? undefined : usualLevel(this.alone));
  }

  get muted(): boolean {
    return this.level === 'off';
  }

  /** True if a sound could be heard now. */
  get awake(): boolean {
    return this.#audio?.state === 'running' && !this.muted;
  }

  /** Silences all sounds, or brings back those that were heard before. */
  mute(muted: boolean): void {
    settings.mute(muted);
    if (!muted) this.sample();
  }

  /** Waits for the first gesture, as long as a table is shown; the answer ends that. */
  listen(): () => void {
    for (const gesture of GESTURES) addEventListener(gesture, this.#wake, { capture: true, passive: true });
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, this.#wake, { capture: true });
      this.alone = undefined;
      if (this.#audio?.state === 'running') void this.#audio.suspend();
    };
  }

  /** Plays what has just happened, as far as it is to be heard. @param viewer my seat; null for a spectator */
  play(cues: readonly Cue[], viewer: number | null, level = this.level): void {
    if (!this.awake || level === undefined) return;
    this.#play(
      cues.filter((cue) => isHeard(cue, level)),
      viewer,
    );
  }

  /** Lets whoever changes the settings hear what they have chosen. */
  sample(): void {
    if (settings.sounds === 'off') return;
    this.#wake();
    this.#play([{ sound: 'turn' }], null);
  }

  #play(cues: readonly Cue[], viewer: number | null): void {
    if (cues.length === 0) return;
    const volume = (settings.volume / 100) ** 2;
    const asked = performance.now();
    void this.#player?.then(
      (player) => {
        if (performance.now() - asked < TOO_LATE) player.play(cues, (cue) => volume * loudness(cue, viewer));
      },
      () => {
        // The server is away: the next gesture tries again.
        this.#player = undefined;
      },
    );
  }

  #wake = (): void => {
    if (settings.sounds === 'off') return;
    try {
      this.#audio ??= begin();
      if (this.#audio.state !== 'running') this.#audio.resume().catch(() => {});
      const audio = this.#audio;
      this.#player ??= import('../../sound/player').then(({ Player }) => new Player(audio));
      this.#player.catch(() => {});
    } catch {
      // No sound on this machine: all is shown and said in other ways.
    }
  };
}

function begin(): AudioContext {
  const { audioSession } = navigator as WithSession;
  if (audioSession) audioSession.type = 'ambient';
  return new AudioContext();
}

export const sounds = new Sounds();
