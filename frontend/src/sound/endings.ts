import { C5, C6, E5, G4, G5 } from './pitches';
import { tone, type Stage } from './synth';

const BETWEEN = 0.17;
const SHORT = 0.34;

/** A win: four notes up, the last one long. */
export function win(stage: Stage, at: number, length: number): void {
  const notes = [C5, E5, G5, C6];
  notes.forEach((pitch, index) => {
    const after = index * BETWEEN;
    const lasts = index === notes.length - 1 ? length - after : SHORT;
    tone(stage, { wave: 'triangle', pitch, at: at + after, length: lasts, peak: 0.18, hold: 0.06 });
  });
}

/** An end that is no win of mine: two notes that say neither. */
export function loss(stage: Stage, at: number, length: number): void {
  tone(stage, { wave: 'triangle', pitch: C5, at, length: 0.3, peak: 0.18, hold: 0.06 });
  tone(stage, { wave: 'triangle', pitch: G4, at: at + 0.22, length: length - 0.22, peak: 0.18, hold: 0.06 });
}
