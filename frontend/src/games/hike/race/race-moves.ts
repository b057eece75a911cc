/** The legal actions of a race day, by the husky that they are about. */
import { huskies } from '../deck';
import type { Care, CareForColumn, HikeAction, Husky, Rest, Use } from '../types';

export type DogMove = Use | Rest | Care | CareForColumn;

/** Returns the legal actions for the husky at a place. */
export function movesAt(legal: readonly HikeAction[], place: number, columns: number): DogMove[] {
  return legal.filter((action): action is DogMove => {
    if (action.type === 'CareForColumn') return action.column === place % columns;
    return (action.type === 'Use' || action.type === 'Rest' || action.type === 'Care') && action.place === place;
  });
}

/** The places of the huskies that can run. */
export const runners = (legal: readonly HikeAction[]): number[] => [
  ...new Set(legal.flatMap((action) => (action.type === 'Use' ? [action.place] : []))),
];

/** Counts the points that a run leaves unused. */
export function lostOn(use: Use, husky: Husky, from: number): number {
  const points = (huskies[husky.card]?.points.length ?? 0) + (use.extra === null ? 0 : 1);
  return Math.max(0, points - (use.to - from));
}
