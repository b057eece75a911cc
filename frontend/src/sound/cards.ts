import { notesOf } from './lengths';
import { A5, C5, C6, D5, D6, E5, G5 } from './pitches';
import { noise, tone, type Stage } from './synth';

/** A card laid on the table: a snap of paper. */
export function played(stage: Stage, at: number, length: number): void {
  noise(stage, { filter: 'bandpass', pitch: 2600, at, length, peak: 0.5, attack: 0.001 });
  tone(stage, { pitch: 190, to: 120, at, length: 0.05, peak: 0.1, attack: 0.002 });
}

/** A card from a pile: a soft swish. */
export function drawn(stage: Stage, at: number, length: number): void {
  noise(stage, { filter: 'bandpass', pitch: 1300, to: 3400, narrow: 1.1, at, length, peak: 0.35, attack: 0.04 });
}

const STEPS = [C5, D5, E5, G5, A5, C6, D6];
const NOTE = 0.18;

/** Cards that are counted: a note for each, each higher than the one before. */
export function rising(stage: Stage, at: number, length: number, count: number): void {
  const notes = notesOf({ count });
  const step = notes > 1 ? (length - NOTE) / (notes - 1) : 0;
  STEPS.slice(0, notes).forEach((pitch, index) =>
    tone(stage, { wave: 'triangle', pitch, at: at + index * step, length: NOTE, peak: 0.16 }),
  );
}
