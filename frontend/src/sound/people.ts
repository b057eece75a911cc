import { noise, tone, type Stage } from './synth';

/** A friend comes in: a soft rising blip. */
export function joined(stage: Stage, at: number, length: number): void {
  tone(stage, { pitch: 440, to: 720, at, length, peak: 0.22, attack: 0.03 });
}

/** The server refused what I did: a muted knock. */
export function refused(stage: Stage, at: number, length: number): void {
  tone(stage, { pitch: 170, to: 110, at, length, peak: 0.38 });
  noise(stage, { filter: 'lowpass', pitch: 500, at, length: 0.03, peak: 0.1, attack: 0.002 });
}
