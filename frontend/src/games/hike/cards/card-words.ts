/** The cards in words. */
import { huskies, landscapes } from '../deck';
import { isDog } from './dogs';
import type { Card, Landscape, Terrain } from '../types';

export const cardNames = { EQUIPMENT: 'Equipment', SINGLE_CARE: 'Care', DOUBLE_CARE: 'Double care' } as const;

export const plusOneName = 'One more';

export const terrainNames: Record<Terrain, string> = { COMPACT: 'compact snow', ICE: 'ice', POWDER: 'powder' };

export const landscapeName = (landscape: Landscape): string => landscapes[landscape].name;

/** "1 husky", "3 huskies". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const fields = (count: number): string => counted(count, 'field');

export const points = (count: number): string => counted(count, 'point');

/** "Ash", "Biscuit", "an equipment card", "a double care card". */
export function cardName(card: Card): string {
  if (isDog(card)) return huskies[card]!.name;
  return card === 'EQUIPMENT' ? 'an equipment card' : card === 'SINGLE_CARE' ? 'a care card' : 'a double care card';
}
