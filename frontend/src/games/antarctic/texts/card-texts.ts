/** The cards in words. */
import { isJoker, printed } from '../printed';
import type { Card, Colour, Face, Numeral, Suit } from '../types';

export const colourNames: Record<Colour, string> = {
  RED: 'Red',
  YELLOW: 'Yellow',
  GREEN: 'Green',
  BLUE: 'Blue',
  BLACK: 'Black',
};

export const suitNames: Record<Suit, string> = {
  CIRCLE: 'Circle',
  HEART: 'Heart',
  TRIANGLE: 'Triangle',
  SQUARE: 'Square',
  BLOB: 'Blob',
};

const numeralNames: Record<Numeral, string> = {
  ONE: '1',
  TWO: '2',
  THREE: '3',
  FOUR: '4',
  QUESTION: 'question mark',
};

export const jokerName = 'Joker';

/** "red circle 4", "black blob question mark". */
export const faceName = ({ colour, suit, number }: Face): string =>
  `${colourNames[colour].toLowerCase()} ${suitNames[suit].toLowerCase()} ${numeralNames[number]}`;

/** "red circle 4", "Joker". */
export function cardName(card: Card): string {
  const face = printed(card);
  return face === null ? jokerName : faceName(face);
}

/** "the red circle 4", "a Joker". */
export const theCard = (card: Card): string => `${isJoker(card) ? 'a' : 'the'} ${cardName(card)}`;

/** Describes the declaration: "red", "heart", "blue square", of a Joker "blue square 3"; empty if there was none. */
export function declaration(card: Card, as: Face): string {
  const face = printed(card);
  if (face === null) return faceName(as);
  return [
    face.colour === 'BLACK' ? colourNames[as.colour].toLowerCase() : '',
    face.suit === 'BLOB' ? suitNames[as.suit].toLowerCase() : '',
  ]
    .filter((word) => word !== '')
    .join(' ');
}

/** "black blob question mark, declared blue square". */
export function declaredName(card: Card, as: Face | null): string {
  const declared = as === null ? '' : declaration(card, as);
  return declared === '' ? cardName(card) : `${cardName(card)}, declared ${declared}`;
}
