import type { Chance } from '../../../fairness/shuffle';
import type { MatchSummary, Replay } from '../../../protocol/types';
import type { DealtHand, LaterCards } from '../../game';
import { slopeCards } from '../deck';
import { describeDealt } from '../texts/texts';
import type { InfiniskiEvent, InfiniskiView, SlopeCard } from '../types';

/** The number of cards dealt, as the score card says for the first speed. */
const DEALT = 4;

const sorted = (cards: readonly SlopeCard[]): SlopeCard[] => [...cards].sort();

/** The fifteen cards as they lie at the beginning, the top first; the first four are the hand. */
export const deal = (chance: Chance): SlopeCard[] => chance.shuffle('deal/1', Object.keys(slopeCards) as SlopeCard[]);

/** Shuffles the deck again for that time, the top first, from all cards but those that stay where they are. */
export const shuffledAnew = (chance: Chance, time: number, gathered: readonly SlopeCard[]): SlopeCard[] =>
  chance.shuffle(`shuffle/${time}`, sorted(gathered));

/** Compares the first hand with what the seed gives. */
export function checkDeal(_match: MatchSummary, firstViews: InfiniskiView[], chance: Chance): DealtHand[] {
  const hand = sorted(deal(chance).slice(0, DEALT));
  return firstViews.map((view, seat) => ({
    seat,
    cards: describeDealt(hand),
    same: view.hand.join() === hand.join(),
  }));
}

/** The deck, followed through a run from the seed. What is drawn together is told in the order of the printed numbers. */
class Deck {
  compared = 0;
  #left: SlopeCard[];
  #hand: Set<SlopeCard>;
  #last: SlopeCard | undefined;
  #shuffles = 0;
  readonly #chance: Chance;

  constructor(chance: Chance) {
    const all = deal(chance);
    this.#chance = chance;
    this.#hand = new Set(all.slice(0, DEALT));
    this.#left = all.slice(DEALT);
  }

  /** Takes what an event tells off the deck; false if the seed has something else there. */
  follow(event: InfiniskiEvent): boolean {
    switch (event.type) {
      case 'Drawn':
        this.compared += event.cards.length;
        for (const card of event.cards) this.#hand.add(card);
        return sorted(this.#left.splice(0, event.cards.length)).join() === event.cards.join();
      case 'CardLaid':
        this.#last = event.card;
        this.#hand.delete(event.card);
        return true;
      case 'Discarded':
        this.#hand.delete(event.card);
        return true;
      case 'Jumped':
        for (const card of event.discarded) this.#hand.delete(card);
        return true;
      case 'Reshuffled':
        return this.#shuffle(event.cards);
      default:
        return true;
    }
  }

  /** All but the card laid last and those in hand. */
  #shuffle(count: number): boolean {
    const gathered = (Object.keys(slopeCards) as SlopeCard[]).filter(
      (card) => card !== this.#last && !this.#hand.has(card),
    );
    const empty = this.#left.length === 0;
    this.#left = shuffledAnew(this.#chance, ++this.#shuffles, gathered);
    return empty && gathered.length === count;
  }
}

/** Draws again every card that came after the first hand. */
export function checkLater(_match: MatchSummary, replays: Replay[], chance: Chance): LaterCards {
  const deck = new Deck(chance);
  const plies = replays[0]?.plies.slice(1) ?? [];
  const broken = plies.find(({ events }) => !(events as InfiniskiEvent[]).every((event) => deck.follow(event)));
  return { count: deck.compared, brokenAt: broken?.number ?? null };
}
