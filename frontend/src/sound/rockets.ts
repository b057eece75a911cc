import { A5, E5 } from './pitches';
import { noise, tone, type Stage } from './synth';

const LOWEST = 220;
/** The thrust that sounds an octave higher. */
const OCTAVE = 8;
const HIGHEST_THRUST = 24;

/** A burn: noise, the higher the stronger the thrust. */
export function burn(stage: Stage, at: number, length: number, thrust: number): void {
  const pitch = LOWEST * 2 ** (Math.min(HIGHEST_THRUST, Math.max(0, thrust)) / OCTAVE);
  noise(stage, { filter: 'bandpass', pitch, narrow: 0.8, at, length, peak: 0.55, attack: 0.03, hold: 0.12 });
}

/** A landing that holds: a thud, then a chime. */
export function touchdown(stage: Stage, at: number, length: number): void {
  tone(stage, { pitch: 100, to: 48, at, length: 0.14, peak: 0.34 });
  for (const pitch of [E5, A5]) tone(stage, { pitch, at: at + 0.09, length: length - 0.09, peak: 0.13, hold: 0.04 });
}

/** A crash: a burst, and what falls. */
export function crash(stage: Stage, at: number, length: number): void {
  noise(stage, { filter: 'lowpass', pitch: 3200, to: 140, at, length, peak: 0.34, hold: 0.06 });
  tone(stage, { wave: 'triangle', pitch: 320, to: 42, at, length, peak: 0.12, hold: 0.06 });
}
