import type { Chance } from '../../../fairness/shuffle';
import type { MatchSummary, Replay } from '../../../protocol/types';
import type { DealtHand, LaterCards } from '../../game';
import { grouped, packs } from '../cards/printed';
import { describeHand } from '../texts/texts';
import type { AvalancheOptions, AvalancheView, Card } from '../types';

const DEALT = 4;

const KINDS = Object.keys({ ...packs.FULL, ...packs.HOUSE }) as Card[];

type Pack = Pick<AvalancheOptions, 'deck' | 'actionCards'>;

const sorted = (cards: readonly Card[]): Card[] =>
  [...cards].sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));

/** The draw pile before the deal, the top first. */
function drawPile({ deck, actionCards }: Pack, chance: Chance): Card[] {
  const pack = { ...packs[deck], ...(actionCards === 'HOUSE' ? packs.HOUSE : {}) };
  return chance.shuffle(
    'deal/1',
    KINDS.filter((card) => card !== 'LIFT').flatMap((card) => Array<Card>(pack[card] ?? 0).fill(card)),
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
