import type { Chance } from '../../../fairness/shuffle';
import type { MatchSummary, Replay } from '../../../protocol/types';
import type { DealtHand, LaterCards } from '../../game';
import { copies, huskies, landscapes } from '../deck';
import { describeDealt } from '../texts/texts';
import type { Card, HikeEvent, HikeView, Landscape } from '../types';

const DEALT = 2;
const PILE: readonly Card[] = ['SINGLE_CARE', 'DOUBLE_CARE', 'DOUBLE_CARE'];

/** All cards in the order in which the server sorts them. */
const ORDER = Object.keys({ ...huskies, ...copies }) as Card[];

const sorted = (cards: readonly Card[]): Card[] =>
  [...cards].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));

const times = (card: Card, count: number): Card[] => Array<Card>(count).fill(card);

const isCare = (card: Card): boolean => card === 'SINGLE_CARE' || card === 'DOUBLE_CARE';

/** The random setup before the first day. */
export interface Dealt {
  /** By seat, sorted. */
  hands: Card[][];
  /** The rest of the husky deck, top card first; the cards in the centre are drawn from it. */
  deck: Card[];
  /** The landscapes between start and finish. */
  track: Landscape[];
}

/** Two cards for each seat off the top of the deck, seat by seat; eight or six landscapes of the sixteen. */
export function deal(seats: number, chance: Chance): Dealt {
  const between = (Object.keys(landscapes) as Landscape[]).filter((card) => card !== 'LS' && card !== 'LF');
  const pack = [
    ...(Object.keys(huskies) as Card[]),
    ...times('EQUIPMENT', copies.EQUIPMENT.deck),
    ...times('SINGLE_CARE', copies.SINGLE_CARE.deck),
  ];
  const deck = chance.shuffle('deck/1', pack);
  return {
    hands: Array.from({ length: seats }, (_, seat) => sorted(deck.slice(seat * DEALT, (seat + 1) * DEALT))),
    deck: deck.slice(seats * DEALT),
    track: chance.shuffle('landscapes/1', between).slice(0, seats > 4 ? 6 : 8),
  };
}

/**
 * Compares what the seats saw at the deal with what the seed gives: the two cards in each hand, and, told with the seat
 * that begins, the cards in the centre and the landscape of the first day.
 */
export function checkDeal(match: MatchSummary, firstViews: HikeView[], chance: Chance): DealtHand[] {
  const board = firstViews[0]?.board;
  if (board === undefined) return [];
  const { hands, deck, track } = deal(match.seats.length, chance);
  const centre = deck.slice(0, board.centre.length);
  const laidOut = board.centre.join() === centre.join() && board.track.open.join() === track[0];
  return hands.map((hand, seat) => {
    const begins = seat === board.first;
    return {
      seat,
      cards: describeDealt(hand, begins ? { centre, landscape: track[0]! } : null),
      same: firstViews[seat]?.own?.unseen.join() === hand.join() && (!begins || laidOut),
    };
  });
}

/** The hidden cards on the table, tracked from the seed through the match. */
class Hidden {
  compared = 0;
  #deck: Card[];
  #track: Landscape[];
  #care: Card[] = [];
  #used: Card[] = [];
  #shuffles = 0;
  readonly #chance: Chance;
  /** The cards left in each seat's pile; with those set aside, they form the care pile when the race begins. */
  readonly #piles: Card[][];
  readonly #aside: Card[];

  constructor(seats: number, { centre, track }: HikeView['board'], chance: Chance) {
    const dealt = deal(seats, chance);
    this.#chance = chance;
    this.#deck = dealt.deck.slice(centre.length);
    this.#track = dealt.track.slice(track.open.length);
    this.#piles = Array.from({ length: seats }, () => [...PILE]);
    this.#aside = [
      ...times('SINGLE_CARE', copies.SINGLE_CARE.all - copies.SINGLE_CARE.deck - seats),
      ...times('DOUBLE_CARE', copies.DOUBLE_CARE.all - 2 * seats),
    ];
  }

  /** Takes what an event tells off the piles; false if the seed has something else there. */
  follow(event: HikeEvent): boolean {
    switch (event.type) {
      case 'Opened':
        return this.#takes(this.#deck, event.cards);
      case 'DayBegan':
        return this.#takes(this.#track, event.landscape === null ? [] : [event.landscape]);
      case 'CareTaken':
        return this.#piles[event.seat]?.shift() === event.card;
      case 'LeftOut':
        this.#aside.push(...event.hand.filter(isCare));
        return true;
      case 'RaceOpened':
        this.#shuffle([...this.#aside, ...this.#piles.flat()]);
        return this.#takes(this.#track, event.landscapes);
      case 'CaredFor':
        this.#used.push(event.card);
        return true;
      case 'CareReshuffled':
        this.#shuffle(this.#used.splice(0));
        return true;
      case 'CaughtUp':
        return this.#takes(this.#care, [event.card]);
      case 'DayTold':
        return event.deeds.every((deed) => this.follow(deed));
      default:
        return true;
    }
  }

  #shuffle(cards: Card[]): void {
    this.#care = this.#chance.shuffle(`care/${++this.#shuffles}`, sorted(cards));
  }

  #takes<T>(pile: T[], told: readonly T[]): boolean {
    this.compared += told.length;
    return pile.splice(0, told.length).join() === told.join();
  }
}

/** Repeats every draw: each card opened, each landscape revealed and each care card drawn in the race. */
export function checkLater(match: MatchSummary, replays: Replay[], chance: Chance): LaterCards {
  const plies = replays[0]?.plies ?? [];
  const first = plies[0]?.view as HikeView | undefined;
  if (first === undefined) return { count: 0, brokenAt: null };
  const hidden = new Hidden(match.seats.length, first.board, chance);
  const broken = plies.slice(1).find(({ events }) => !(events as HikeEvent[]).every((event) => hidden.follow(event)));
  return { count: hidden.compared, brokenAt: broken?.number ?? null };
}
