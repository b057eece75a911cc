import type { Cue, Sound } from './cue';

/** The sounds that are heard: none, those of my turn and of endings, or all. */
export const LEVELS = ['off', 'turns', 'all'] as const;
export type Level = (typeof LEVELS)[number];

const TURNS: readonly Sound[] = ['turn', 'tick', 'win', 'loss'];
/** Those that stay if there is no room for all, after those of my turn and of endings. */
const LARGE: readonly Sound[] = [
  'whistle',
  'callRight',
  'callWrong',
  'avalanche',
  'buried',
  'touchdown',
  'crash',
  'rising',
];

/** The level until a player has chosen one: with others around, only what concerns me. */
export const usualLevel = (alone: boolean): Level => (alone ? 'all' : 'turns');

export const isHeard = ({ sound }: Cue, level: Level): boolean =>
  level === 'all' || (level === 'turns' && TURNS.includes(sound));

/** Others' moves are half as loud as mine, unless they are aimed at me. */
export const loudness = ({ seat, at }: Cue, viewer: number | null): number =>
  seat === undefined || seat === viewer || (at !== undefined && at === viewer) ? 1 : 0.5;

/** Of two sounds that cannot both be heard, the one that is worth more stays. */
export const worthOf = ({ sound }: Cue): number => (TURNS.includes(sound) ? 2 : LARGE.includes(sound) ? 1 : 0);
