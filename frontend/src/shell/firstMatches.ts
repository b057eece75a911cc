/** The first matches of each game in this browser, and how often each goal was reached in them. */
import { kept } from './kept.svelte';

interface First {
  /** The identifiers of the first matches. */
  matches: string[];
  /** The number of times that each goal was reached. */
  reached: Record<string, number>;
}

const KEY = 'chalet.coach';
/** In so many matches there is a coach. */
const MATCHES = 3;
/** After so many times a goal is known. */
const TIMES = 2;

function all(): Record<string, First> {
  try {
    return JSON.parse(kept.read(KEY) ?? '{}') as Record<string, First>;
  } catch {
    return {};
  }
}

function of(game: string): First {
  const { matches = [], reached = {} } = all()[game] ?? {};
  return { matches, reached };
}

const keep = (game: string, first: First): void => kept.write(KEY, JSON.stringify({ ...all(), [game]: first }));

/** Counts a match; returns true if it is one of the first of its game. */
export function isAmongFirst(game: string, match: string): boolean {
  const { matches, reached } = of(game);
  if (matches.includes(match)) return true;
  if (matches.length >= MATCHES) return false;
  keep(game, { matches: [...matches, match], reached });
  return true;
}

export const isKnown = (game: string, goal: string): boolean => (of(game).reached[goal] ?? 0) >= TIMES;

export function reach(game: string, goal: string): void {
  const { matches, reached } = of(game);
  keep(game, { matches, reached: { ...reached, [goal]: (reached[goal] ?? 0) + 1 } });
}

/** Begins anew: the next matches are the first ones again. */
export const forgetFirstMatches = (): void => kept.write(KEY, '{}');
