/**
 * The motion of Avalanche's events. The components name the places: draw, lift, discard, slope, hand-2, card-RED,
 * run-2-0, bank-2, bank-2-0.
 */
import { FLIGHT, still, type Flight, type Move } from '../../../board/flight';
import type { SmallCard } from '../../game';
import CardBack from '../cards/CardBack.svelte';
import CardPicture from '../cards/CardPicture.svelte';
import { grouped } from '../cards/printed';
import type { AvalancheEvent, AvalancheView, Card } from '../types';

const face = (card: Card): SmallCard => ({ component: CardPicture, props: { card } });
const backs = {
  draw: { component: CardBack, props: {} },
  lift: { component: CardBack, props: { lift: true } },
} satisfies Record<string, SmallCard>;

/** Lists cards of which there are more in the hand now, as often as they came. */
function gained(before: readonly Card[], after: readonly Card[]): Card[] {
  const had = new Map(grouped(before).map(({ card, count }) => [card, count]));
  return grouped(after).flatMap(({ card, count }) =>
    Array.from({ length: Math.max(0, count - (had.get(card) ?? 0)) }, () => card),
  );
}

/** Lists the cards of a run in the order in which they lie. */
const inRun = (seat: number, cards: readonly Card[], to: readonly string[]): Flight[] =>
  (['LIFT', ...cards] as const).map((card, index) => ({ card: face(card), from: [`run-${seat}-${index}`], to }));

type AvalancheMove = Move<AvalancheView, AvalancheEvent>;

export function flights({ events, before, view: now, viewer }: AvalancheMove): Flight[] {
  const mine = gained(before.hand ?? [], now.hand ?? []);
  const drawn = (seat: number, pile: 'draw' | 'lift', count = 1): Flight[] =>
    Array.from({ length: count }, () => {
      const back = backs[pile];
      const at = mine.findIndex((card) => (card === 'LIFT') === (pile === 'lift'));
      const [card] = seat === viewer && at >= 0 ? mine.splice(at, 1) : [];
      if (card) return { card: face(card), back, from: [pile], to: [`card-${card}`], lies: true };
      return { card: back, from: [pile], to: [`hand-${seat}`] };
    });
  const lengthOf = ({ board }: AvalancheView, seat: number): number => board.places[seat]?.open?.run.cards.length ?? 0;

  return events.flatMap((event): Flight[] => {
    switch (event.type) {
      case 'PickedUp':
        return drawn(event.seat, event.pile === 'DRAW' ? 'draw' : 'lift');
      case 'Refilled':
        return [...drawn(event.seat, 'lift', event.lifts), ...drawn(event.seat, 'draw', event.cards)];
      case 'CardPlayed': {
        const { seat, card, target } = event;
        const from = [...(seat === viewer ? [`card-${card}`] : []), `hand-${seat}`];
        if (now.board.places[seat]?.open?.run.cards.at(-1) === card || card === 'LIFT')
          return [{ card: face(card), from, to: [`run-${seat}-${lengthOf(now, seat)}`], lies: true }];
        if (card === 'AVALANCHE') return [{ card: face(card), from, to: ['slope'] }];
        if (target !== null) return [{ card: face(card), from, to: [`run-${target}-0`, `hand-${target}`] }];
        return [{ card: face(card), from, to: [`run-${seat}-0`, 'discard'] }];
      }
      case 'AvalancheFell':
        return event.lost.flatMap(({ seat, cards }) => inRun(seat, cards, []));
      case 'WipedOut':
        return [{ card: face(event.card), from: [`run-${event.seat}-${lengthOf(before, event.seat)}`], to: [] }];
      case 'Banked': {
        const banked = now.board.places[event.seat]?.banked.length ?? 0;
        return inRun(event.seat, event.run.cards, [`bank-${event.seat}-${banked - 1}`, `bank-${event.seat}`]);
      }
      case 'Recycled':
        return [{ card: backs.draw, from: ['discard'], to: ['draw'] }];
      case 'TurnEnded':
      case 'MatchEnded':
        return [];
    }
  });
}

/** Lets an avalanche shake the slope, and run over the whole board. */
export function show(root: HTMLElement, layer: HTMLElement, { events }: AvalancheMove): void {
  if (still() || !events.some(({ type }) => type === 'AvalancheFell')) return;
  root.querySelector('[data-place="slope"]')?.animate(
    [0, -4, 5, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: FLIGHT },
  );
  const snow = document.createElement('div');
  snow.className = 'sweep';
  layer.append(snow);
  const remove = (): void => snow.remove();
  snow
    .animate(
      [{ transform: 'translate(-110%, -60%) rotate(14deg)' }, { transform: 'translate(110%, 60%) rotate(14deg)' }],
      { duration: 720, easing: 'ease-in-out' },
    )
    .finished.then(remove, remove);
}
