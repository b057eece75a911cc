/** The motion of Infiniski's events. The components name the places: deck, discards, slope, card-S01. */
import type { Flight, Move } from '../../../board/flight';
import type { SmallCard } from '../../game';
import CardBack from '../cards/CardBack.svelte';
import CardPicture from '../cards/CardPicture.svelte';
import type { InfiniskiEvent, InfiniskiView, SlopeCard } from '../types';

const back: SmallCard = { component: CardBack, props: {} };
/** So many cards tell that a whole pile moves. */
const PILE = 3;

/** Lists the cards that move; the hand is open, so that all see the same. */
export function flights({ events, view }: Move<InfiniskiView, InfiniskiEvent>): Flight[] {
  const more = view.flags === 'MORE';
  const face = (card: SlopeCard): SmallCard => ({ component: CardPicture, props: { card, more } });
  const away = (card: SlopeCard): Flight => ({
    card: face(card),
    from: [`card-${card}`],
    to: ['discards'],
    lies: true,
  });
  return events.flatMap((event): Flight[] => {
    switch (event.type) {
      case 'CardLaid':
        return [{ card: face(event.card), from: [`card-${event.card}`], to: ['slope'] }];
      case 'Discarded':
        return [away(event.card)];
      case 'Jumped':
        return event.discarded.map(away);
      case 'Drawn':
        return event.cards.map((card) => ({
          card: face(card),
          back,
          from: ['deck'],
          to: [`card-${card}`],
          lies: true,
        }));
      case 'Reshuffled':
        return Array.from({ length: PILE }, () => ({ card: back, from: ['discards'], to: ['deck'] }));
      case 'Skied':
      case 'YetiMet':
      case 'FlagTaken':
      case 'NoLanding':
      case 'Buried':
        return [];
    }
  });
}
