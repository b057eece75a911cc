/**
 * The animations of the preparation's events. The components name the places: deck, CENTRE-H07, HAND-H07, hand-2,
 * pile-2, place-2-5.
 */
import { arrive, depart, FLIGHT, place, still, whereabouts, type Places } from '../../../board/flight';
import type { Card, HikeEvent } from '../types';

/** So long after each other cards leave the same pile, in milliseconds. */
const BEAT = 40;

/** Where everything is before the next view is drawn, and what it looks like. */
export interface Before {
  places: Places;
  pictures: ReadonlyMap<string, Element>;
}

export function lookAt(root: HTMLElement): Before | undefined {
  if (still()) return undefined;
  const pictures = new Map<string, Element>();
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const picture = card.querySelector('svg');
    if (picture) pictures.set((card.dataset.card ?? '').replace(/^.*:/, ''), picture);
  }
  return { places: whereabouts(root), pictures };
}

/** Lets the cards of one entry fly. */
export function show(
  root: HTMLElement,
  layer: HTMLElement,
  before: Before,
  events: readonly HikeEvent[],
  viewer: number | null,
): void {
  const from = (name: string): DOMRect | undefined => before.places.get(name);
  const to = (name: string): DOMRect | undefined => place(root, name)?.getBoundingClientRect();
  const handOf = (seat: number, card: Card): DOMRect | undefined =>
    (seat === viewer ? from(`HAND-${card}`) : undefined) ?? from(`hand-${seat}`);

  /** A card that is drawn where it comes to lie arrives there. */
  const come = (name: string, start: DOMRect | undefined, delay = 0): void => {
    const target = place(root, name);
    if (target && start) arrive(target, start, delay);
  };
  /** Elsewhere a copy flies there and is gone. */
  const fly = (card: Card, start: DOMRect | undefined, end: DOMRect | undefined): void => {
    const copy = before.pictures.get(card)?.cloneNode(true);
    if (start && end && copy instanceof Element) depart(layer, copy, start, { to: end });
  };
  const toSled = (seat: number, card: Card, at: number, start: DOMRect | undefined): void => {
    const name = `place-${seat}-${at}`;
    if (seat === viewer) come(name, start);
    else fly(card, start, to(name));
  };

  for (const event of events) {
    switch (event.type) {
      case 'Opened':
        event.cards.forEach((card, index) => come(`CENTRE-${card}`, from('deck'), index * BEAT));
        break;
      case 'DraftedToSled':
        toSled(event.seat, event.card, event.place, from(`CENTRE-${event.card}`));
        break;
      case 'DraftedToHand':
        if (event.seat === viewer) come(`HAND-${event.card}`, from(`CENTRE-${event.card}`));
        else fly(event.card, from(`CENTRE-${event.card}`), to(`hand-${event.seat}`));
        break;
      case 'PlacedFromHand':
        toSled(event.seat, event.card, event.place, handOf(event.seat, event.card));
        break;
      case 'YoungsterPlaced': {
        const start = event.from === 'CENTRE' ? from(`CENTRE-${event.card}`) : handOf(event.seat, event.card);
        toSled(event.seat, event.card, event.place, start);
        break;
      }
      case 'LiftedOut':
        if (event.seat === viewer) come(`HAND-${event.card}`, from(`place-${event.seat}-${event.place}`));
        break;
      case 'Declared':
        event.toCentre.forEach((card, index) => come(`CENTRE-${card}`, handOf(event.seat, card), index * BEAT));
        break;
      case 'CareTaken':
        if (event.seat === viewer) come(`HAND-${event.card}`, from(`pile-${event.seat}`));
        break;
      case 'Upgraded': {
        const husky = place(root, `place-${event.seat}-${event.place}`);
        husky?.animate([{ scale: 1 }, { scale: 1.12 }, { scale: 1 }], { duration: FLIGHT });
        break;
      }
      default:
        break;
    }
  }
}
