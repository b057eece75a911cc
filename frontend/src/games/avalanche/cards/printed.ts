/** The printed content of the cards, as needed to draw them. Only the server decides which cards can be played. */
import type { Piste } from '../../../art/pistes';
import type { Card } from '../types';

export const pistePoints: Record<Piste, number> = { GREEN: 1, BLUE: 2, RED: 3, BLACK: 4 };

export const isPiste = (card: Card): card is Piste => card in pistePoints;

/** The avalanches of the pack. */
export const AVALANCHES = 5;

export interface CardGroup {
  card: Card;
  count: number;
}

/** A sorted hand with its duplicates together. */
export function grouped(hand: readonly Card[]): CardGroup[] {
  const groups: CardGroup[] = [];
  for (const card of hand) {
    const last = groups.at(-1);
    if (last?.card === card) last.count++;
    else groups.push({ card, count: 1 });
  }
  return groups;
}
