/** The cards in words. */
import { huskies, landscapes } from '../deck';
import { isDog } from './dogs';
import type { Card, Landscape, Terrain } from '../types';

export const cardNames = { EQUIPMENT: 'Equipment', SINGLE_CARE: 'Care', DOUBLE_CARE: 'Double care' } as const;

export const terrainNames: Record<Terrain, string> = { COMPACT: 'compact snow', ICE: 'ice', POWDER: 'powder' };

export const landscapeName = (landscape: Landscape): string => landscapes[landscape].name;

/** "Ash", "Biscuit", "an equipment card", "a double care card". */
export function cardName(card: Card): string {
  if (isDog(card)) return huskies[card]!.name;
  return card === 'EQUIPMENT' ? 'an equipment card' : card === 'SINGLE_CARE' ? 'a care card' : 'a double care card';
}
