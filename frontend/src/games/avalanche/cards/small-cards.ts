import CardBack from './CardBack.svelte';
import CardPicture from './CardPicture.svelte';
import type { SmallCard } from '../../game';
import type { AvalancheEvent, Card } from '../types';

const face = (card: Card): SmallCard => ({ component: CardPicture, props: { card } });
const back = (lift: boolean): SmallCard => ({ component: CardBack, props: { lift } });

/** The cards that were picked up, played, banked or lost. */
export function smallCards(event: AvalancheEvent): SmallCard[] {
  switch (event.type) {
    case 'PickedUp':
      return [back(event.pile === 'LIFT')];
    case 'CardPlayed':
    case 'WipedOut':
      return [face(event.card)];
    case 'Banked':
      return event.run.cards.map(face);
    default:
      return [];
  }
}
