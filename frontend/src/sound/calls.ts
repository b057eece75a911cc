import { B4, C5, E5 } from './pitches';
import { noise, tone, waver, type Stage } from './synth';

/** A player calls another's turn: a pea whistle. */
export function whistle(stage: Stage, at: number, length: number): void {
  const envelope = { at, length, peak: 0.17, attack: 0.02, hold: length - 0.09 };
  waver(stage, tone(stage, { wave: 'triangle', pitch: 2050, to: 2250, ...envelope }), 27, 130, envelope);
  noise(stage, { ...envelope, filter: 'bandpass', pitch: 2150, narrow: 6, peak: 0.14 });
}

/** A call that was right: a third up. */
export const callRight = (stage: Stage, at: number, length: number): void => two(stage, [C5, E5], at, length);

/** A call that was wrong: a semitone down. */
export const callWrong = (stage: Stage, at: number, length: number): void => two(stage, [C5, B4], at, length);

function two(stage: Stage, [first, second]: [number, number], at: number, length: number): void {
  tone(stage, { wave: 'triangle', pitch: first, at, length: 0.15, peak: 0.22, hold: 0.05 });
  tone(stage, { wave: 'triangle', pitch: second, at: at + 0.13, length: length - 0.13, peak: 0.22, hold: 0.05 });
}
