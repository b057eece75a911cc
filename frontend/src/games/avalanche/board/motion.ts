/**
 * The animations of Avalanche's events. The components name the places: draw, lift, discard, hand-2, card-RED, run-2-0,
 * bank-2.
 */
import { arrive, depart, FLIGHT, place, still, whereabouts, type Places } from '../../../board/flight';
import { grouped } from '../cards/printed';
import type { AvalancheEvent, Card } from '../types';

/** The state of the board before the next view is drawn, as the animations need it. */
export interface Before {
  places: Places;
  /** Copies of the cards of each run, as they were. */
  runs: Map<number, { card: Element; at: DOMRect }[]>;
  hand: readonly Card[];
}

const picture = (element: Element | undefined): Element | undefined => {
  const copy = element?.querySelector('svg')?.cloneNode(true);
  return copy instanceof Element ? copy : undefined;
};

export function lookAt(root: HTMLElement, hand: readonly Card[]): Before | undefined {
  if (still()) return undefined;
  const runs: Before['runs'] = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-place^="run-"]')) {
    const seat = Number(element.dataset.place?.split('-')[1]);
    const card = picture(element);
    if (card) runs.set(seat, [...(runs.get(seat) ?? []), { card, at: element.getBoundingClientRect() }]);
  }
  return { places: whereabouts(root), runs, hand };
}

/** Cards of which there are more in the hand now. */
function gained(before: readonly Card[], after: readonly Card[]): Card[] {
  const had = new Map(grouped(before).map(({ card, count }) => [card, count]));
  return grouped(after)
    .filter(({ card, count }) => count > (had.get(card) ?? 0))
    .map(({ card }) => card);
}

export function show(
  root: HTMLElement,
  layer: HTMLElement,
  before: Before,
  events: readonly AvalancheEvent[],
  viewer: number | null,
  hand: readonly Card[],
): void {
  const from = (name: string): DOMRect | undefined => before.places.get(name);
  const to = (name: string): DOMRect | undefined => place(root, name)?.getBoundingClientRect();

  const drawn = (seat: number, pile: string, card: Card | undefined, delay: number): void => {
    const start = from(pile);
    if (!start) return;
    const target = card && seat === viewer ? place(root, `card-${card}`) : undefined;
    if (target) {
      arrive(target, start, delay);
      return;
    }
    const end = to(`hand-${seat}`);
    const back = picture(place(root, pile));
    if (end && back) depart(layer, back, start, { to: end, delay });
  };

  for (const event of events) {
    switch (event.type) {
      case 'PickedUp':
        drawn(event.seat, event.pile === 'DRAW' ? 'draw' : 'lift', gained(before.hand, hand)[0], 0);
        break;
      case 'Refilled': {
        const mine = gained(before.hand, hand);
        if (event.seat === viewer)
          mine.forEach((card, index) => drawn(event.seat, card === 'LIFT' ? 'lift' : 'draw', card, index * 40));
        else {
          if (event.lifts > 0) drawn(event.seat, 'lift', undefined, 0);
          for (let card = 0; card < event.cards; card++) drawn(event.seat, 'draw', undefined, (card + 1) * 40);
        }
        break;
      }
      case 'CardPlayed': {
        const start = from(event.seat === viewer ? `card-${event.card}` : `hand-${event.seat}`);
        const cards = root.querySelectorAll<HTMLElement>(`[data-place^="run-${event.seat}-"]`);
        const last = cards[cards.length - 1];
        if (start && last && cards.length > (before.runs.get(event.seat)?.length ?? 0)) arrive(last, start);
        break;
      }
      case 'AvalancheFell':
        sweep(layer);
        root.querySelector('[data-place="slope"]')?.animate(
          [0, -4, 5, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
          { duration: FLIGHT },
        );
        for (const lost of event.lost)
          before.runs.get(lost.seat)?.forEach(({ card, at }, index) =>
            depart(layer, card, at, {
              delay: 120 + index * 25,
              tumble: [90 + index * 14, 120 + index * 22, index % 2 ? 70 : -50],
            }),
          );
        break;
      case 'WipedOut': {
        const lost = before.runs.get(event.seat)?.at(-1);
        if (lost) depart(layer, lost.card, lost.at, { tumble: [40, 90, 60] });
        break;
      }
      case 'Banked': {
        const end = place(root, `bank-${event.seat}`)?.querySelector('li:last-child')?.getBoundingClientRect();
        before.runs
          .get(event.seat)
          ?.forEach(({ card, at }, index) =>
            depart(layer, card, at, { to: end && new DOMRect(end.left, end.top, 40, 56), delay: index * 15 }),
          );
        break;
      }
      case 'Recycled': {
        const start = from('discard');
        const end = to('draw');
        const back = picture(place(root, 'draw'));
        if (start && end && back) depart(layer, back, start, { to: end });
        break;
      }
      case 'TurnEnded':
      case 'MatchEnded':
        break;
    }
  }
}

/** A wall of snow runs over the whole board. */
function sweep(layer: HTMLElement): void {
  const snow = document.createElement('div');
  snow.className = 'sweep';
  layer.append(snow);
  const remove = (): void => snow.remove();
  snow
    .animate(
      [{ transform: 'translate(-110%, -60%) rotate(14deg)' }, { transform: 'translate(110%, 60%) rotate(14deg)' }],
      {
        duration: 720,
        easing: 'ease-in-out',
      },
    )
    .finished.then(remove, remove);
}
