/** The words about how a match of Antarctic Solitaire ended. */
import { runnersUpOf, winnersOf, type EndingWords, shareTheWin, together, wonBy, youOr } from '../../endings-texts';
import type { Outcome } from '../../../protocol/types';
import type { Seats } from '../../people-texts';
import { cards, points } from './grammar-texts';
import type { AntarcticEnding, SeatEnding } from '../types';

const totalOf = ({ rounds }: SeatEnding): number => rounds.reduce((sum, one) => sum + one, 0);
const numbersOf = (rounds: readonly number[]): string => rounds.join(' + ');

function partsOf(seat: SeatEnding): string {
  const { rounds, cardsLeft } = seat;
  if (rounds.length > 1) return `${numbersOf(rounds)} = ${totalOf(seat)}`;
  return cardsLeft === 0 ? 'payoff pile empty: 0' : `${cards(cardsLeft)} left in the payoff pile: ${totalOf(seat)}`;
}

/** Why the match was over, or how the only round went. */
function end({ target, blocked, seats: places }: AntarcticEnding, outcome: Outcome, seats: Seats): string {
  if (target === null) {
    const [second] = runnersUpOf(outcome);
    if (blocked || second === undefined) return 'The cards ran out.';
    return `${youOr(second, seats)} had ${cards(places[second]?.cardsLeft ?? 0)} left.`;
  }
  const reached = places.flatMap((place, seat) => (totalOf(place) >= target ? [seat] : []));
  return `${together(reached, seats)} reached ${target}; the lowest score wins.`;
}

export function describeEnding(numbers: AntarcticEnding, outcome: Outcome, seats: Seats): EndingWords {
  const total = (seat: number): number => (numbers.seats[seat] ? totalOf(numbers.seats[seat]) : 0);
  const [winner = 0] = winnersOf(outcome);
  const won =
    numbers.decidedBy === 'SHARED'
      ? shareTheWin(outcome, seats, points(total(winner)))
      : numbers.decidedBy === 'LAST_STANDING'
        ? `${youOr(winner, seats)} won with ${total(winner)}: the last one below ${numbers.target ?? 0}.`
        : `${wonBy(outcome, seats, total)}.`;
  return {
    sentence: numbers.decidedBy === 'LAST_STANDING' ? won : `${won} ${end(numbers, outcome, seats)}`,
    parts: numbers.seats.map(partsOf),
  };
}
