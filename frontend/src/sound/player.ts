import type { Cue } from './cue';
import { lengthOf } from './lengths';
import { make } from './make';
import { worthOf } from './policy';
import { Voices } from './voices';

/** The time in which a sound that is stopped fades, in seconds. */
const FADE = 0.015;
/** Until it has faded for certain, in milliseconds. */
const FADED = 2000 * FADE;

/** Plays sounds, at most two at the same time. */
export class Player {
  readonly #audio: AudioContext;
  readonly #voices = new Voices();

  constructor(audio: AudioContext) {
    this.#audio = audio;
  }

  /** Plays what belongs together, each sound once. @param loudness 0 to 1 */
  play(cues: readonly Cue[], loudness: (cue: Cue) => number): void {
    const said = new Set<string>();
    for (const cue of cues) {
      if (said.has(cue.sound)) continue;
      said.add(cue.sound);
      this.#play(cue, loudness(cue));
    }
  }

  #play(cue: Cue, loudness: number): void {
    const now = this.#audio.currentTime;
    const starts = cue.then ? this.#voices.end(now) : now;
    const out = this.#audio.createGain();
    const stop = (): void => {
      out.gain.setTargetAtTime(0, this.#audio.currentTime, FADE / 3);
      setTimeout(() => out.disconnect(), FADED);
    };
    const ends = starts + lengthOf(cue) / 1000;
    if (!this.#voices.admit({ starts, ends, worth: worthOf(cue), stop }, now)) return;
    out.gain.value = loudness;
    out.connect(this.#audio.destination);
    make({ audio: this.#audio, out }, cue, starts);
  }
}
