/** The printed content of the cards, as needed to draw them. Only the server decides which cards can be played. */
import type { Piste } from '../../../art/pistes';
import cards from '../../../../../docs/bots/cards/avalanche.json' with { type: 'json' };
import type { ActionCards, Card, Deck } from '../types';

export const pistePoints: Record<Piste, number> = cards.points;

export const isPiste = (card: Card): card is Piste => card in pistePoints;

/** The avalanches of the pack; the last one ends the match. */
export const AVALANCHES = cards.packs.FULL.AVALANCHE;

/** The number of cards of each kind in a pack, in the server's sort order. */
export const packs: Record<Deck | Exclude<ActionCards, 'OFF'>, Partial<Record<Card, number>>> = cards.packs;

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
