import type { Chance } from '../../archive/shuffle';
import type { MatchSummary } from '../../protocol/types';
import type { DealtHand } from '../game';
import { grouped } from './printed';
import { describeHand } from './texts';
import type { AvalancheOptions, AvalancheView, Card } from './types';

/** How many of each kind are in the draw pile before the deal, in the order in which the server sorts them. */
const FULL: [Card, number][] = [
  ['GREEN', 24],
  ['BLUE', 24],
  ['RED', 20],
  ['BLACK', 14],
  ['AVALANCHE', 5],
];
const SHORT: [Card, number][] = [
  ['GREEN', 14],
  ['BLUE', 14],
  ['RED', 12],
  ['BLACK', 8],
  ['AVALANCHE', 5],
];
const HOUSE: [Card, number][] = [
  ['SKI_PATROL', 4],
  ['PISTE_CLOSED', 3],
  ['WIPEOUT', 3],
  ['LIFT_PASS', 2],
];
const DEALT = 4;

/** The hands that chance deals, by seat, each sorted: a lift and four cards off the top of the draw pile. */
export function deal(options: Pick<AvalancheOptions, 'deck' | 'actionCards'>, seats: number, chance: Chance): Card[][] {
  const pack = [...(options.deck === 'FULL' ? FULL : SHORT), ...(options.actionCards === 'HOUSE' ? HOUSE : [])];
  const kinds: Card[] = ['LIFT', ...pack.map(([card]) => card)];
  const shuffled = chance.shuffle(
    'deal/1',
    pack.flatMap(([card, count]) => Array<Card>(count).fill(card)),
  );
  return Array.from({ length: seats }, (_, seat) => {
    const hand: Card[] = ['LIFT', ...shuffled.slice(seat * DEALT, (seat + 1) * DEALT)];
    return hand.sort((one, other) => kinds.indexOf(one) - kinds.indexOf(other));
  });
}

/** Compares what each seat held at the deal with what the seed gives it. */
export function checkDeal(match: MatchSummary, firstViews: AvalancheView[], chance: Chance): DealtHand[] {
  const options = firstViews[0]?.board.options;
  if (options === undefined) return [];
  return deal(options, match.seats.length, chance).map((hand, seat) => ({
    seat,
    cards: describeHand(grouped(hand)),
    same: firstViews[seat]?.hand?.join() === hand.join(),
  }));
}
