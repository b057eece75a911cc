/** The result of a race, counted as the rulebook does: field, then ready huskies with care cards, then points in the sled. */
import { huskies } from '../deck';
import type { HikeBoard, Musher } from '../types';

export interface Row {
  seat: number;
  out: boolean;
  position: number;
  ready: number;
  care: number;
  points: number;
  won: boolean;
}

const careIn = (musher: Musher): number =>
  musher.known.reduce((sum, card) => sum + (card === 'DOUBLE_CARE' ? 2 : card === 'SINGLE_CARE' ? 1 : 0), 0);

/** By rank; the hands are open once the match is over. */
export function standings(board: HikeBoard, ranks: readonly number[]): Row[] {
  const rank = (seat: number): number => ranks[seat] ?? 0;
  return board.mushers
    .map((musher, seat): Row => {
      const dogs = musher.sled.flatMap((one) => (one ? [one] : []));
      return {
        seat,
        out: musher.standing === 'OUT',
        position: musher.position,
        ready: dogs.filter(({ condition }) => condition === 'READY').length,
        care: careIn(musher),
        points: dogs.reduce((sum, { card }) => sum + (huskies[card]?.points.length ?? 0), 0),
        won: board.ending?.winners.includes(seat) ?? false,
      };
    })
    .sort(
      (one, other) =>
        rank(one.seat) - rank(other.seat) ||
        Number(one.out) - Number(other.out) ||
        other.position - one.position ||
        other.ready + other.care - (one.ready + one.care) ||
        one.points - other.points,
    );
}
