import type { SmallCard } from '../../game';
import type { Card, HikeEvent } from '../types';
import HikeCard from './HikeCard.svelte';

const face = (card: Card): SmallCard => ({ component: HikeCard, props: { card } });

/** The cards that were drafted, placed, upgraded, run or used. */
export function smallCards(event: HikeEvent): SmallCard[] {
  switch (event.type) {
    case 'DraftedToSled':
    case 'DraftedToHand':
    case 'PlacedFromHand':
    case 'YoungsterPlaced':
    case 'Upgraded':
    case 'CareTaken':
    case 'Ran':
    case 'WentToRest':
    case 'CaredFor':
      return [face(event.card)];
    case 'DayTold':
      return event.deeds.flatMap(smallCards);
    default:
      return [];
  }
}
