/** The print on the rockets, from the server's tables. */
import cards from '../../../../docs/bots/cards/crashlanding.json' with { type: 'json' };
import type { Rocket } from './types';

export type Suit = 'CLUBS' | 'DIAMONDS' | 'HEARTS' | 'SPADES';

export const rockets = cards.rockets as Record<Rocket, { value: number; suit: Suit }>;
