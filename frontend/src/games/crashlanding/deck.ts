// Made from the Java records of the same names. To make it anew: ./mvnw -q test-compile exec:exec@types

import type { Rocket } from './types';

export type Suit = 'CLUBS' | 'DIAMONDS' | 'HEARTS' | 'SPADES';

export interface PrintedRocket {
  value: number;
  suit: Suit;
}

export const rockets: Record<Rocket, PrintedRocket> = {
  C1: { value: 1, suit: 'CLUBS' },
  C2: { value: 2, suit: 'CLUBS' },
  C3: { value: 3, suit: 'CLUBS' },
  C4: { value: 4, suit: 'CLUBS' },
  C5: { value: 5, suit: 'CLUBS' },
  C6: { value: 6, suit: 'CLUBS' },
  C7: { value: 7, suit: 'CLUBS' },
  C8: { value: 8, suit: 'CLUBS' },
  D1: { value: 1, suit: 'DIAMONDS' },
  D2: { value: 2, suit: 'DIAMONDS' },
  D3: { value: 3, suit: 'DIAMONDS' },
  D4: { value: 4, suit: 'DIAMONDS' },
  D5: { value: 5, suit: 'DIAMONDS' },
  D6: { value: 6, suit: 'DIAMONDS' },
  D7: { value: 7, suit: 'DIAMONDS' },
  D8: { value: 8, suit: 'DIAMONDS' },
  H1: { value: 1, suit: 'HEARTS' },
  H2: { value: 2, suit: 'HEARTS' },
  H3: { value: 3, suit: 'HEARTS' },
  H4: { value: 4, suit: 'HEARTS' },
  H5: { value: 5, suit: 'HEARTS' },
  H6: { value: 6, suit: 'HEARTS' },
  H7: { value: 7, suit: 'HEARTS' },
  H8: { value: 8, suit: 'HEARTS' },
  S1: { value: 1, suit: 'SPADES' },
  S2: { value: 2, suit: 'SPADES' },
  S3: { value: 3, suit: 'SPADES' },
  S4: { value: 4, suit: 'SPADES' },
  S5: { value: 5, suit: 'SPADES' },
  S6: { value: 6, suit: 'SPADES' },
  S7: { value: 7, suit: 'SPADES' },
  S8: { value: 8, suit: 'SPADES' },
};
