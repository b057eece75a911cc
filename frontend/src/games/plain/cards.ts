/** The cards of the server's kit (`rules/kit/PlayingCard`) as they are printed. */
const RANKS: Record<string, string> = {
  TWO: '2',
  THREE: '3',
  FOUR: '4',
  FIVE: '5',
  SIX: '6',
  SEVEN: '7',
  EIGHT: '8',
  NINE: '9',
  TEN: '10',
  JACK: 'J',
  QUEEN: 'Q',
  KING: 'K',
  ACE: 'A',
};

const SUITS: Record<string, string> = { CLUBS: '♣', DIAMONDS: '♦', HEARTS: '♥', SPADES: '♠' };

/** The printed content of a card. */
export interface Printed {
  rank: string;
  suit: string;
  red: boolean;
}

/** The card of that name; undefined if it is none. */
export function printed(value: unknown): Printed | undefined {
  const [rank = '', suit = ''] = typeof value === 'string' ? value.split('_OF_') : [];
  const [shownRank, shownSuit] = [RANKS[rank], SUITS[suit]];
  return shownRank && shownSuit
    ? { rank: shownRank, suit: shownSuit, red: suit === 'HEARTS' || suit === 'DIAMONDS' }
    : undefined;
}
