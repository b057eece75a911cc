import { C5, G5 } from './pitches';
import { noise, tone, type Stage } from './synth';

/** The note of a bar of wood: its overtone, two octaves higher, is gone at once. */
function bar(stage: Stage, pitch: number, at: number, length: number): void {
  tone(stage, { pitch, at, length, peak: 0.24 });
  tone(stage, { pitch: pitch * 4, at, length: Math.min(0.07, length), peak: 0.05 });
}

/** My turn: two bars of wood, a fifth apart. */
export function turn(stage: Stage, at: number, length: number): void {
  bar(stage, C5, at, 0.24);
  bar(stage, G5, at + 0.14, length - 0.14);
}

/** One of my last seconds: a woodblock. */
export function tick(stage: Stage, at: number, length: number): void {
  tone(stage, { pitch: 1150, to: 900, at, length, peak: 0.3, attack: 0.001 });
  noise(stage, { filter: 'bandpass', pitch: 2200, narrow: 1, at, length: 0.015, peak: 0.12, attack: 0.001 });
}
