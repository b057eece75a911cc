/** The print on the cards, from the server's tables. For drawing and explaining only: the server decides what is legal. */
import cards from '../../../../docs/bots/cards/infiniski.json' with { type: 'json' };
import type { Part, Slope, SlopeCard } from './types';

/** One section of a slope card; null stands for the red X. */
export interface PrintedSection {
  slope: Slope;
  /** By how much the speed changes; more than one leaves the choice. */
  speeds: readonly number[];
  hazard: number;
  /** From which speed on the skier can jump. */
  canJump: number | null;
  /** From which speed on the skier must jump. */
  mustJump: number | null;
  flag: 'NONE' | 'ALWAYS' | 'WITH_MORE';
  yeti: boolean;
}

interface PrintedCard extends Record<Part, PrintedSection | null> {
  name: string;
}

export const slopeCards = cards.slopeCards as Record<SlopeCard, PrintedCard>;
/** The score card: hand and flag by speed; place 0 stands for no speed at all. */
export const scoreCard: readonly { hand: number; flag: number }[] = cards.scoreCard;
