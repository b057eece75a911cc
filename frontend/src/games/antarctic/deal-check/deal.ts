import type { Chance } from '../../../fairness/shuffle';
import type { MatchSummary } from '../../../protocol/types';
import type { DealtHand } from '../../game';
import { pack } from '../printed';
import { describeDealt } from '../texts/texts';
import type { AntarcticView, Card } from '../types';

const PAYOFF = 10;
const HAND = 7;

/** The cards that chance deals in the first round. */
export interface Dealt {
  /** The payoff piles by seat, the top first. */
  payoffs: Card[][];
  centre: Card;
  /** The next cards of the draw pile, as a set: the hand of the seat that plays first. */
  firstHand: Card[];
}

/** Ten cards for each seat off the top of the deck, seat by seat, then the centre card, then the first hand. */
export function deal(jokers: number, seats: number, chance: Chance): Dealt {
  const sorted = pack(jokers);
  const cards = chance.shuffle('deal/1', sorted);
  const rest = cards.slice(seats * PAYOFF);
  return {
    payoffs: Array.from({ length: seats }, (_, seat) => cards.slice(seat * PAYOFF, (seat + 1) * PAYOFF)),
    centre: rest[0]!,
    firstHand: rest.slice(1, HAND + 1).sort((one, other) => sorted.indexOf(one) - sorted.indexOf(other)),
  };
}

/**
 * Compares what the seats saw at the deal with what the seed gives: the tops of the payoff piles, the centre card (it is
 * told with the dealer) and the hand of the seat that plays first, if it has been drawn.
 */
export function checkDeal(match: MatchSummary, firstViews: AntarcticView[], chance: Chance): DealtHand[] {
  const board = firstViews[0]?.board;
  if (board === undefined) return [];
  const { payoffs, centre, firstHand } = deal(board.options.jokers, match.seats.length, chance);
  const drawn = board.phase === 'TURN';
  return payoffs.map((pile, seat) => {
    const view = firstViews[seat];
    const dealer = seat === board.dealer;
    const first = drawn && seat === board.leader;
    return {
      seat,
      cards: describeDealt(pile[0]!, dealer ? centre : null, first ? firstHand : null),
      same:
        view?.board.places[seat]?.top === pile[0] &&
        (!dealer || view?.board.centre.card === centre) &&
        (!first || view?.hand?.join() === firstHand.join()),
    };
  });
}
