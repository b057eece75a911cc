import type { Chance } from '../../../fairness/shuffle';
import type { MatchSummary, Replay } from '../../../protocol/types';
import type { DealtHand, LaterCards } from '../../game';
import { grouped } from '../cards/printed';
import { describeHand } from '../texts/texts';
import type { AvalancheOptions, AvalancheView, Card } from '../types';

/** The number of cards of each kind in the draw pile before the deal, in the server's sort order. */
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

const KINDS: Card[] = ['LIFT', ...FULL.map(([card]) => card), ...HOUSE.map(([card]) => card)];

type Pack = Pick<AvalancheOptions, 'deck' | 'actionCards'>;

const sorted = (cards: readonly Card[]): Card[] =>
  [...cards].sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));

/** The draw pile before the deal, the top first. */
function drawPile({ deck, actionCards }: Pack, chance: Chance): Card[] {
  const pack = [...(deck === 'FULL' ? FULL : SHORT), ...(actionCards === 'HOUSE' ? HOUSE : [])];
  return chance.shuffle(
    'deal/1',
    pack.flatMap(([card, count]) => Array<Card>(count).fill(card)),
  );
}

/** The hands that chance deals, by seat, each sorted: a lift and four cards off the top of the draw pile. */
export function deal(pack: Pack, seats: number, chance: Chance): Card[][] {
  const pile = drawPile(pack, chance);
  return Array.from({ length: seats }, (_, seat) => sorted(['LIFT', ...pile.slice(seat * DEALT, (seat + 1) * DEALT)]));
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

/** The cards of a hand that were not in it a ply ago, sorted; lifts, all alike, left out. */
function drawn(hand: readonly Card[], before: readonly Card[]): Card[] {
  const old = [...before];
  return hand.filter((card) => {
    const index = old.indexOf(card);
    if (index >= 0) old.splice(index, 1);
    return index < 0 && card !== 'LIFT';
  });
}

/** Repeats the draws of all seats, from the seed's pile and from the piles into which the discards were shuffled. */
export function checkLater(match: MatchSummary, replays: Replay[], chance: Chance): LaterCards {
  const seen = replays.map(({ plies }) => plies.map(({ view }) => view as AvalancheView));
  const options = seen[0]?.[0]?.board.options;
  if (options === undefined) return { count: 0, brokenAt: null };
  const pile = drawPile(options, chance).slice(match.seats.length * DEALT);
  let count = 0;
  for (let ply = 1; ply < seen[0]!.length; ply++) {
    const before = seen[0]![ply - 1]!.board;
    const { recycled } = seen[0]![ply]!.board;
    if (recycled.length > before.recycled.length) {
      pile.push(...chance.shuffle(`recycle/${recycled.length}`, sorted(before.discard)));
    }
    for (const views of seen) {
      const cards = drawn(views[ply]?.hand ?? [], views[ply - 1]?.hand ?? []);
      count += cards.length;
      if (sorted(pile.splice(0, cards.length)).join() !== cards.join()) return { count, brokenAt: ply };
    }
  }
  return { count, brokenAt: null };
}
