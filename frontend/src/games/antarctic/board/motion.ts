/** The motion of events. Named places in components: draw, discard, centre, payoff-2, hand-2, card-RED_HEART_ONE. */
import type { Flight, Move } from '../../../board/flight';
import type { SmallCard } from '../../game';
import CardBack from '../cards/CardBack.svelte';
import CardFace from '../cards/CardFace.svelte';
import type { AntarcticEvent, AntarcticView, Card, Source } from '../types';

const face = (card: Card): SmallCard => ({ component: CardFace, props: { card } });
const back: SmallCard = { component: CardBack, props: {} };
/** So many cards tell that a whole pile moves. */
const PILE = 3;

export function flights({ events, before, view: now, viewer }: Move<AntarcticView, AntarcticEvent>): Flight[] {
  const origins = (seat: number, at: Source, card: Card): string[] =>
    at === 'PAYOFF' ? [`payoff-${seat}`] : [...(seat === viewer ? [`card-${card}`] : []), `hand-${seat}`];
  const played = (seat: number, at: Source, card: Card, target: string): Flight[] => [
    { card: face(card), from: origins(seat, at, card), to: [target], lies: true },
  ];
  const slide = (count: number, from: string, to: string): Flight[] =>
    Array.from({ length: count }, () => ({ card: back, from: [from], to: [to] }));
  const drawn = (seat: number, count: number): Flight[] => {
    if (seat !== viewer) return slide(count, 'draw', `hand-${seat}`);
    const mine = (now.hand ?? []).filter((card) => !before.hand?.includes(card));
    return mine.map((card) => ({ card: face(card), back, from: ['draw'], to: [`card-${card}`], lies: true }));
  };

  return events.flatMap((event): Flight[] => {
    switch (event.type) {
      case 'PlayedToCentre':
        return played(event.seat, event.from, event.card, 'centre');
      case 'Loaded':
        return played(event.seat, event.from, event.card, `payoff-${event.onto}`);
      case 'Spent':
        return played(event.seat, event.from, event.card, 'discard');
      case 'Closed':
        return event.card ? played(event.seat, 'HAND', event.card, `payoff-${event.seat}`) : [];
      case 'TurnBegan':
      case 'HandRefilled':
        return drawn(event.seat, event.drawn);
      case 'PenaltyPaid':
        return [
          ...slide(event.fromPile, `payoff-${event.from}`, `payoff-${event.to}`),
          ...slide(event.fromDrawPile, 'draw', `payoff-${event.to}`),
        ];
      case 'Reshuffled':
        return slide(PILE, 'discard', 'draw');
      case 'RoundStarted':
        return event.tops.flatMap(({ seat }) => slide(1, 'draw', `payoff-${seat}`));
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
        return [];
    }
  });
}
