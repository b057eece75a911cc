import type { AvalancheAction, Card } from '../types';

type Play = Extract<AvalancheAction, { type: 'Play' }>;

export const playsOf = (legal: readonly AvalancheAction[]): Play[] => legal.filter((action) => action.type === 'Play');

/** The cards that may be played, wherever to. */
export const playable = (legal: readonly AvalancheAction[]): ReadonlySet<Card> =>
  new Set(playsOf(legal).map((play) => play.card));
