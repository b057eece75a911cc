/** Which event makes which card fly. */
import { arrive, depart, place, still, whereabouts, type Places } from '../../../board/flight';
import type { InfiniskiEvent, SlopeCard } from '../types';

/** The board as it looked before the view came. */
export interface Before {
  places: Places;
  /** The pictures of the cards that were in hand. */
  cards: Map<string, Element>;
}

/** Nothing where nothing may move. */
export function lookAt(root: HTMLElement): Before | undefined {
  if (still()) return undefined;
  const cards = new Map<string, Element>();
  for (const card of root.querySelectorAll<HTMLElement>('.hand [data-place]')) {
    const picture = card.querySelector('svg');
    if (picture) cards.set(card.dataset.place ?? '', picture.cloneNode(true) as Element);
  }
  return { places: whereabouts(root), cards };
}

/** So many milliseconds lie between cards that fly one after the other. */
const APART = 50;

export function show(root: HTMLElement, layer: HTMLElement, before: Before, events: readonly InfiniskiEvent[]): void {
  const at = (name: string): DOMRect | undefined => before.places.get(name);
  const away = (card: SlopeCard, to: string, delay = 0): void => {
    const [from, picture] = [at(`card-${card}`), before.cards.get(`card-${card}`)];
    const goal = at(to);
    if (!from || !picture || !goal) return;
    const middle = new DOMRect(goal.left + goal.width * 0.45, goal.top + goal.height * 0.5, 40, 56);
    depart(layer, picture, from, { to: to === 'slope' ? middle : goal, delay });
  };
  for (const event of events) {
    if (event.type === 'CardLaid') away(event.card, 'slope');
    else if (event.type === 'Discarded') away(event.card, 'discards');
    else if (event.type === 'Jumped') event.discarded.forEach((card, index) => away(card, 'discards', index * APART));
    else if (event.type === 'Drawn') {
      const deck = at('deck');
      event.cards.forEach((card, index) => {
        const drawn = place(root, `card-${card}`);
        if (deck && drawn) arrive(drawn, deck, index * APART);
      });
    }
  }
}
