/** The motion of cards in the race; sleds run by themselves. Named places: racer-2, cards-2, pawn-2, dog-2-H07. */
import type { Flight } from '../../../board/flight';
import HikeCard from '../cards/HikeCard.svelte';
import type { HikeEvent } from '../types';

/**
 * Lists the care cards that go from their musher to a husky, or to the sled where its huskies are not shown.
 *
 * @param already the seat whose deeds of the day have been seen one by one; null for a spectator
 */
export function flights(events: readonly HikeEvent[], already: number | null): Flight[] {
  return events.flatMap((event): Flight[] => {
    if (event.type === 'DayTold') return event.seat === already ? [] : flights(event.deeds, already);
    if (event.type !== 'CaredFor') return [];
    const { seat, card, huskies } = event;
    return huskies.map((husky) => ({
      card: { component: HikeCard, props: { card } },
      from: [`cards-${seat}`, `racer-${seat}`],
      to: [`dog-${seat}-${husky}`, `pawn-${seat}`],
    }));
  });
}
