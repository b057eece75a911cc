/**
 * The motion of the preparation's events. The components name the places: deck, CENTRE-H07, HAND-H07, hand-2, pile-2,
 * place-2-5.
 */
import { FLIGHT, still, type Flight, type Move } from '../../../board/flight';
import type { SmallCard } from '../../game';
import CardBack from '../cards/CardBack.svelte';
import HikeCard from '../cards/HikeCard.svelte';
import type { Card, HikeEvent, HikeView } from '../types';

const face = (card: Card): SmallCard => ({ component: HikeCard, props: { card } });
const back: SmallCard = { component: CardBack, props: {} };

type HikeMove = Move<HikeView, HikeEvent>;

/** Lists the cards that move; each of them is open to all. */
export function flights({ events, viewer }: HikeMove): Flight[] {
  const inCentre = (card: Card): string => `CENTRE-${card}`;
  const inHand = (seat: number, card: Card): string[] => [...(seat === viewer ? [`HAND-${card}`] : []), `hand-${seat}`];
  const toHand = (seat: number, card: Card, from: string): Flight[] => [
    { card: face(card), from: [from], to: inHand(seat, card), lies: seat === viewer },
  ];
  const toSled = (seat: number, card: Card, place: number, from: readonly string[]): Flight[] => [
    { card: face(card), from, to: [`place-${seat}-${place}`], lies: true },
  ];

  return events.flatMap((event): Flight[] => {
    switch (event.type) {
      case 'Opened':
        return event.cards.map((card) => ({
          card: face(card),
          back,
          from: ['deck'],
          to: [inCentre(card)],
          lies: true,
        }));
      case 'DraftedToSled':
        return toSled(event.seat, event.card, event.place, [inCentre(event.card)]);
      case 'DraftedToHand':
        return toHand(event.seat, event.card, inCentre(event.card));
      case 'PlacedFromHand':
        return toSled(event.seat, event.card, event.place, inHand(event.seat, event.card));
      case 'YoungsterPlaced': {
        const from = event.from === 'CENTRE' ? [inCentre(event.card)] : inHand(event.seat, event.card);
        return toSled(event.seat, event.card, event.place, from);
      }
      case 'LiftedOut':
        return toHand(event.seat, event.card, `place-${event.seat}-${event.place}`);
      case 'Declared':
        return event.toCentre.map((card) => ({
          card: face(card),
          from: inHand(event.seat, card),
          to: [inCentre(card)],
          lies: true,
        }));
      case 'CareTaken':
        return toHand(event.seat, event.card, `pile-${event.seat}`);
      case 'Upgraded':
        return [
          {
            card: face('EQUIPMENT'),
            from: inHand(event.seat, 'EQUIPMENT'),
            to: [`place-${event.seat}-${event.place}`],
          },
        ];
      default:
        return [];
    }
  });
}

/** Lets huskies that learn something grow for a moment. */
export function show(root: HTMLElement, _: HTMLElement, { events }: HikeMove): void {
  if (still()) return;
  for (const event of events)
    if (event.type === 'Upgraded')
      root
        .querySelector(`[data-place="place-${event.seat}-${event.place}"]`)
        ?.animate([{ scale: 1 }, { scale: 1.12 }, { scale: 1 }], { duration: FLIGHT });
}
