import type { SmallCard } from '../../game';
import type { AntarcticEvent } from '../types';
import CardFace from './CardFace.svelte';

/** The cards that were played, loaded, spent or laid down; what a wild card was declared to be is drawn on it. */
export function smallCards(event: AntarcticEvent): SmallCard[] {
  switch (event.type) {
    case 'FirstDeclared':
    case 'PlayedToCentre':
      return [{ component: CardFace, props: { card: event.card, declared: event.as } }];
    case 'Loaded':
    case 'Spent':
      return [{ component: CardFace, props: { card: event.card } }];
    case 'Closed':
      return event.card === null ? [] : [{ component: CardFace, props: { card: event.card } }];
    default:
      return [];
  }
}
