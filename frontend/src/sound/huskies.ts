import { C3, E3, G3 } from './pitches';
import { noise, tone, type Stage } from './synth';

const STEPS = 4;
const STEP = 0.06;

/** A husky runs: four paws in the snow. */
export function paws(stage: Stage, at: number, length: number): void {
  const between = (length - STEP) / (STEPS - 1);
  for (let step = 0; step < STEPS; step++) {
    const begins = at + step * between;
    noise(stage, {
      filter: 'lowpass',
      pitch: step % 2 ? 520 : 700,
      at: begins,
      length: STEP,
      peak: 0.6,
      attack: 0.006,
    });
    tone(stage, { pitch: 120, to: 80, at: begins, length: STEP, peak: 0.12 });
  }
}

/** A sled camps: a low, warm chord. */
export function camp(stage: Stage, at: number, length: number): void {
  for (const pitch of [C3, E3, G3])
    tone(stage, { wave: 'triangle', pitch, at, length, peak: 0.13, attack: 0.06, hold: 0.1 });
}
