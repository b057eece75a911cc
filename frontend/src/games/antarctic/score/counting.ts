/** The worth of each card left in a payoff pile, for the score sheet; the server has added it up. */
import { printed } from '../printed';
import type { Card, Numeral } from '../types';

const values: Record<Numeral, number> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, QUESTION: 5 };
const WILD = 5;

export function worth(card: Card): number {
  const face = printed(card);
  if (!face) return values.QUESTION + 2 * WILD;
  return values[face.number] + (face.colour === 'BLACK' ? WILD : 0) + (face.suit === 'BLOB' ? WILD : 0);
}
