/** The cards of a Triple Topper as they count: all of one colour and suit, each one lower than the one before. */
import { NUMERALS, printed } from '../printed';
import type { AntarcticOptions, Card, Centre, Face } from '../types';

/** Returns the face to match for the sequence to continue; null before the first card is declared. */
function matched({ card, as }: Centre, { tripleTopper }: AntarcticOptions): Face | null {
  const print = tripleTopper === 'EXACT_CARDS' ? printed(card) : null;
  return print && as ? { ...print, number: as.number } : as;
}

/** The sequence on the centre pile, the card on top last. */
export function chainOf(centre: Centre, options: AntarcticOptions): Face[] {
  const face = matched(centre, options);
  if (!face) return [];
  const at = NUMERALS.indexOf(face.number);
  return Array.from({ length: centre.chain }, (_, index) => ({
    ...face,
    number: NUMERALS[(at + centre.chain - 1 - index) % NUMERALS.length] ?? face.number,
  }));
}

/** True if a card that counts as this would continue the sequence. */
export function carriesOn(card: Card, as: Face, centre: Centre, options: AntarcticOptions): boolean {
  const sought = matched(centre, options);
  const laid = options.tripleTopper === 'EXACT_CARDS' ? (printed(card) ?? as) : as;
  return sought !== null && laid.colour === sought.colour && laid.suit === sought.suit;
}

/** The card on which a face is printed. */
export const cardOf = ({ colour, suit, number }: Face): Card => `${colour}_${suit}_${number}` as Card;
