/** The motion of events. Named places in components: draw, discard, centre, payoff-2, hand-2, card-RED_HEART_ONE. */
import { arrive, depart, FLIGHT, place, still, whereabouts, type Places } from '../../../board/flight';
import type { AntarcticEvent, Card, Source } from '../types';

/** The state of the board to remember before the next view is drawn. */
export interface Before {
  places: Places;
  hand: readonly Card[];
}

/** So long after each other cards leave the same pile, in milliseconds. */
const BEAT = 30;

export const lookAt = (root: HTMLElement, hand: readonly Card[]): Before | undefined =>
  still() ? undefined : { places: whereabouts(root), hand };

const picture = (element: Element | undefined): Element | undefined => {
  const copy = element?.querySelector('svg')?.cloneNode(true);
  return copy instanceof Element ? copy : undefined;
};

/** Lets the cards of one entry fly; `hand` is what the viewer holds now. */
export function show(
  root: HTMLElement,
  layer: HTMLElement,
  before: Before,
  events: readonly AntarcticEvent[],
  viewer: number | null,
  hand: readonly Card[],
): void {
  const from = (name: string): DOMRect | undefined => before.places.get(name);
  const to = (name: string): DOMRect | undefined => place(root, name)?.getBoundingClientRect();
  const source = (seat: number, at: Source, card: Card): DOMRect | undefined =>
    at === 'PAYOFF' ? from(`payoff-${seat}`) : (from(`card-${card}`) ?? from(`hand-${seat}`));

  const land = (target: string, start: DOMRect | undefined): void => {
    const element = place(root, target);
    const copy = picture(element);
    if (!element || !copy || !start) return;
    // A copy flies over everything; the card itself is there when it lands.
    depart(layer, copy, start, { to: element.getBoundingClientRect() });
    element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT });
  };

  /** Backs of cards, from pile to pile. */
  const slide = (count: number, start: DOMRect | undefined, end: DOMRect | undefined): void => {
    for (let card = 0; card < count; card++) {
      const back = picture(place(root, 'draw'));
      if (start && end && back) depart(layer, back, start, { to: end, delay: card * BEAT });
    }
  };

  const draw = (seat: number, count: number): void => {
    const start = from('draw');
    if (!start) return;
    if (seat !== viewer) {
      slide(count, start, to(`hand-${seat}`));
      return;
    }
    hand
      .filter((card) => !before.hand.includes(card))
      .forEach((card, index) => {
        const target = place(root, `card-${card}`);
        if (target) arrive(target, start, index * BEAT);
      });
  };

  for (const event of events) {
    switch (event.type) {
      case 'PlayedToCentre':
        land('centre', source(event.seat, event.from, event.card));
        break;
      case 'Loaded':
        land(`payoff-${event.onto}`, source(event.seat, event.from, event.card));
        break;
      case 'Spent':
        land('discard', source(event.seat, event.from, event.card));
        break;
      case 'Closed':
        if (event.card) land(`payoff-${event.seat}`, source(event.seat, 'HAND', event.card));
        break;
      case 'TurnBegan':
      case 'HandRefilled':
        draw(event.seat, event.drawn);
        break;
      case 'PenaltyPaid':
        slide(event.fromPile, from(`payoff-${event.from}`), to(`payoff-${event.to}`));
        slide(event.fromDrawPile, from('draw'), to(`payoff-${event.to}`));
        break;
      case 'Reshuffled':
        slide(3, from('discard'), to('draw'));
        break;
      case 'RoundStarted':
        for (const { seat } of event.tops) slide(1, from('draw'), to(`payoff-${seat}`));
        break;
      case 'FirstDeclared':
      case 'CardsRanOut':
      case 'TurnedUp':
      case 'WentOut':
      case 'Called':
      case 'WinVoided':
      case 'Declined':
      case 'RoundScored':
      case 'SeatOut':
      case 'MatchEnded':
      case 'OutOfOrder':
        break;
    }
  }
}
