/** The track as a row of landscapes with the numbers of their fields. */
import { landscapes } from '../deck';
import type { Landscape, Track } from '../types';

/** `landscape` is null while it is face down. */
export interface Span {
  landscape: Landscape | null;
  /** True if it lies crosswise, face down. */
  across: boolean;
  first: number;
  last: number;
}

const USUAL = 5;

/** The landscapes of a track from start to finish; null where one is face down. */
export function cardsOf(track: Track): (Landscape | null)[] {
  return ['LS', ...track.open, ...Array.from({ length: track.faceDown }, () => null), 'LF'];
}

const fieldsOf = (card: Landscape | null): number => (card ? landscapes[card].fields.length : USUAL);

export function stretchesOf(track: Track): Span[] {
  let last = 0;
  return cardsOf(track).map((landscape, index) => {
    const first = last + 1;
    last += fieldsOf(landscape);
    return { landscape, across: landscape === null && index === track.rotated, first, last };
  });
}
