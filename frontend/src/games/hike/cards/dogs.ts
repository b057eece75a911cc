import type { Card } from '../types';

/** A card with a dog on it: a husky or a youngster. */
export type Dog = Exclude<Card, 'EQUIPMENT' | 'SINGLE_CARE' | 'DOUBLE_CARE'>;

export const isYoungster = (card: Card): boolean => card.startsWith('Y');

export const isDog = (card: Card): card is Dog => /^[HY]\d+$/.test(card);
