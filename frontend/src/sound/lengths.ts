import type { Cue, Sound } from './cue';

/** In milliseconds. */
export const LENGTHS: Record<Exclude<Sound, 'rising'>, number> = {
  played: 80,
  drawn: 110,
  turn: 450,
  tick: 40,
  joined: 200,
  refused: 80,
  whistle: 450,
  callRight: 350,
  callWrong: 350,
  avalanche: 900,
  buried: 1800,
  paws: 250,
  camp: 500,
  jump: 300,
  flag: 180,
  burn: 350,
  touchdown: 400,
  crash: 800,
  win: 1200,
  loss: 600,
};

/** The most notes of `rising`; more sound like these. */
const MOST_NOTES = 7;
const ONE_NOTE = 180;
const EACH_MORE = 45;

/** The number of notes that rise for a cue. */
export const notesOf = ({ count = 1 }: Pick<Cue, 'count'>): number => Math.min(MOST_NOTES, Math.max(1, count));

/** The length of a cue's sound, in milliseconds. */
export const lengthOf = (cue: Pick<Cue, 'sound' | 'count'>): number =>
  cue.sound === 'rising' ? ONE_NOTE + (notesOf(cue) - 1) * EACH_MORE : LENGTHS[cue.sound];
