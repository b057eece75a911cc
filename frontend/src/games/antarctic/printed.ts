/** The print of the cards: enough to draw and to name them. Only the server says what may be done with them. */
import cards from '../../../../docs/bots/cards/antarctic.json' with { type: 'json' };
import type { Card, Colour, Face, Numeral, Suit } from './types';

export const COLOURS = cards.colours as readonly Colour[];
export const SUITS = cards.suits as readonly Suit[];
export const NUMERALS = Object.keys(cards.numbers) as readonly Numeral[];
export const JOKERS = cards.jokers as readonly Card[];

/** The deck in the order in which the server sorts it; the Jokers come last. */
export const pack = (jokers: number): Card[] => [
  ...COLOURS.flatMap((colour) =>
    SUITS.flatMap((suit) => NUMERALS.map((number) => `${colour}_${suit}_${number}` as Card)),
  ),
  ...JOKERS.slice(0, jokers),
];

export const isJoker = (card: Card): boolean => JOKERS.includes(card);

/** Colour, suit and number of a card; null for a Joker, which has none. */
export function printed(card: Card): Face | null {
  if (isJoker(card)) return null;
  const [colour, suit, number] = card.split('_') as [Colour, Suit, Numeral];
  return { colour, suit, number };
}

/** True if the player has to declare something of the card. */
export function isWild(card: Card): boolean {
  const face = printed(card);
  return face === null || face.colour === cards.wild.colour || face.suit === cards.wild.suit;
}

/** The points of a card that is left in a payoff pile; a Joker counts as a black blob question mark. */
export function worth(card: Card): number {
  const { colour, suit, number } = printed(card) ?? { ...cards.wild, number: 'QUESTION' };
  const wilds = Number(colour === cards.wild.colour) + Number(suit === cards.wild.suit);
  return cards.numbers[number as Numeral] + wilds * cards.wild.points;
}

/** The sign of a number, as `art/Numeral.svelte` draws it. */
export const signs: Record<Numeral, 1 | 2 | 3 | 4 | '?'> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, QUESTION: '?' };
