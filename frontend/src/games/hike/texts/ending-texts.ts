/** The words about how a race ended. */
import {
  runnersUpOf,
  winnersOf,
  type EndingWords,
  type Standing,
  shareTheWin,
  wonBy,
  youOr,
} from '../../endings-texts';
import type { Outcome } from '../../../protocol/types';
import type { Seats } from '../../people-texts';
import { fields, huskies } from '../cards/grammar-texts';
import type { HikeEnding, SeatEnding } from '../types';

const spared = ({ ready, care }: SeatEnding): number => ready + care;

function sentence({ decidedBy, seats: sleds }: HikeEnding, outcome: Outcome, seats: Seats): string {
  const [winner = 0] = winnersOf(outcome);
  const [second = winner] = runnersUpOf(outcome);
  const [best, other] = [sleds[winner], sleds[second]];
  if (!best || !other || decidedBy === 'NO_RACER') return 'No sled was ready in time, so nobody won.';
  const who = youOr(winner, seats);
  switch (decidedBy) {
    case 'FIELDS':
      return `${wonBy(outcome, seats, (seat) => sleds[seat]?.fields ?? 0)}, in fields.`;
    case 'READY': {
      const counted = best.care + other.care > 0 ? 'ready huskies and care cards' : 'ready huskies';
      return `${who} won the tie on field ${best.fields}: ${spared(best)} ${counted} to ${spared(other)}.`;
    }
    case 'PRINTED':
      return `${who} won the tie on field ${best.fields}: the lighter sled, ${best.printed} movement points to ${other.printed}.`;
    case 'SHARED':
      return shareTheWin(outcome, seats, `${fields(best.fields)} and ${huskies(best.ready)} ready`);
    default:
      return `${who} won: no other sled was ready in time.`;
  }
}

const partsOf = ({ raced, fields: run, ready, care, printed }: SeatEnding): string =>
  raced
    ? `${fields(run)}; ${huskies(ready)} ready${care > 0 ? ` + ${care} for care cards` : ''}; ${printed} movement points`
    : 'not at the start in time';

/** The number that tells a sled from those on its field. */
function standings({ seats: sleds }: HikeEnding): Standing[] | undefined {
  const tied = (sled: SeatEnding, alike: (other: SeatEnding) => boolean): boolean =>
    sled.raced && sleds.filter((other) => other.raced && other.fields === sled.fields && alike(other)).length > 1;
  if (!sleds.some((sled) => tied(sled, () => true))) return undefined;
  return sleds.map((sled) => {
    if (!tied(sled, () => true)) return { number: sled.fields, unit: 'fields' };
    if (!tied(sled, (other) => spared(other) === spared(sled))) return { number: spared(sled), unit: 'ready' };
    return { number: sled.printed, unit: 'in the sled' };
  });
}

export function describeEnding(numbers: HikeEnding, outcome: Outcome, seats: Seats): EndingWords {
  const special = standings(numbers);
  return {
    sentence: sentence(numbers, outcome, seats),
    parts: numbers.seats.map(partsOf),
    lost: numbers.seats.map(({ raced }) => !raced),
    ...(special ? { standings: special } : {}),
  };
}
