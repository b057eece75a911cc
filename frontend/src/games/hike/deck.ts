/** The print on the cards, from the server's tables. For drawing and explaining only: the server decides what is legal. */
import cards from '../../../../docs/bots/cards/hike.json' with { type: 'json' };
import type { Card, Landscape, Terrain } from './types';

export type Edge = 'BLUE' | 'PINK' | 'JOKER';

/** A husky card; edges as the player looks at it. */
interface PrintedHusky {
  name: string;
  points: readonly Terrain[];
  top: Edge;
  right: Edge;
  bottom: Edge;
  left: Edge;
}

/** A field of a landscape; equipment: whether it needs some. */
export interface PrintedField {
  terrain: Terrain;
  equipment: boolean;
}

interface PrintedLandscape {
  name: string;
  fields: readonly PrintedField[];
}

export const huskies = cards.huskies as Partial<Record<Card, PrintedHusky>>;
export const landscapes = cards.landscapes as Record<Landscape, PrintedLandscape>;
/** The number of cards that are alike: in the whole game, and in the husky deck. */
export const copies = cards.copies;
