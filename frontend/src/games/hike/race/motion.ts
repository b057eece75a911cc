/** The motion of cards in the race; sleds run by themselves. Named places: racer-2, cards-2, pawn-2, dog-2-H07. */
import type { Flight, Move } from '../../../board/flight';
import HikeCard from '../cards/HikeCard.svelte';
import type { HikeEvent, HikeView } from '../types';

/** Lists the care cards: from their musher to a husky, or to the sled where its huskies are not shown. */
export function flights({ events, viewer }: Pick<Move<HikeView, HikeEvent>, 'events' | 'viewer'>): Flight[] {
  return events.flatMap((event): Flight[] => {
    // What I did on a day of my own is shown by my sled.
    if (event.type === 'DayTold') return event.seat === viewer ? [] : flights({ events: event.deeds, viewer });
    if (event.type !== 'CaredFor') return [];
    const { seat, card, huskies } = event;
    return huskies.map((husky) => ({
      card: { component: HikeCard, props: { card } },
      from: [`cards-${seat}`, `racer-${seat}`],
      to: [`dog-${seat}-${husky}`, `pawn-${seat}`],
    }));
  });
}
