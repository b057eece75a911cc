import { G6 } from './pitches';
import { noise, tone, type Stage } from './synth';

/** An avalanche: a low rumble. */
export function avalanche(stage: Stage, at: number, length: number): void {
  noise(stage, { filter: 'lowpass', pitch: 420, to: 110, at, length, peak: 0.75, attack: 0.12, hold: 0.2 });
  tone(stage, { pitch: 58, to: 38, at, length, peak: 0.14, attack: 0.12, hold: 0.2 });
}

/** The last avalanche: it swells until it is over all. */
export function buried(stage: Stage, at: number, length: number): void {
  const envelope = { at, length, attack: length * 0.65, hold: 0.1 };
  noise(stage, { ...envelope, filter: 'lowpass', pitch: 130, to: 620, peak: 0.62 });
  tone(stage, { ...envelope, pitch: 34, to: 60, peak: 0.14 });
}

/** A jump: a whoosh up. */
export function jump(stage: Stage, at: number, length: number): void {
  noise(stage, { filter: 'bandpass', pitch: 420, to: 2600, narrow: 1.4, at, length, peak: 0.5, attack: 0.12 });
}

/** A flag: a small bell. */
export function flag(stage: Stage, at: number, length: number): void {
  tone(stage, { pitch: G6, at, length, peak: 0.2, attack: 0.002 });
  tone(stage, { pitch: G6 * 2.76, at, length: length * 0.6, peak: 0.07, attack: 0.002 });
}
