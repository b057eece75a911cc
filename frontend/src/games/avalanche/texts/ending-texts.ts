/** The words about how a match of Avalanche ended. */
import { winnersOf, type EndingWords, shareTheWin, wonBy, youOr } from '../../endings-texts';
import type { Outcome } from '../../../protocol/types';
import { isMe, whom, type Seats } from '../../people-texts';
import { gameTexts } from './game-texts';
import { points } from './grammar-texts';
import type { AvalancheEnding, SeatEnding } from '../types';

const totalOf = ({ cards, bonus }: SeatEnding): number => cards + bonus;

function partsOf({ runs, cards, bonus, openRun }: SeatEnding): string {
  const banked = runs === 0 ? 'no banked run' : `${runs === 1 ? '1 run' : `${runs} runs`}: ${cards}`;
  const more = bonus > 0 ? ` + ${bonus} bonus` : '';
  return banked + more + (openRun > 0 ? `; ${openRun} not banked` : '');
}

/** The reason for the result, in words that follow the score; empty if the score says it all. */
function clause({ decidedBy, seats: parts }: AvalancheEnding, outcome: Outcome, seats: Seats): string {
  const [winner = 0] = winnersOf(outcome);
  const best = parts[winner] ? totalOf(parts[winner]) : 0;
  const told = parts.flatMap((one, seat) => {
    const mattered = decidedBy === 'OPEN_RUN' && totalOf(one) + one.openRun >= best;
    return one.openRun > 0 && seat !== winner && (mattered || isMe(seat, seats))
      ? [`; ${whom(seat, seats)} lost an open run worth ${one.openRun}`]
      : [];
  });
  if (decidedBy === 'BONUS') told.push(`; the bonus of ${parts[winner]?.bonus ?? 0} for long runs made the difference`);
  return told.join('');
}

export function describeEnding(numbers: AvalancheEnding, outcome: Outcome, seats: Seats): EndingWords {
  const score = (seat: number): number => (numbers.seats[seat] ? totalOf(numbers.seats[seat]) : 0);
  const won =
    numbers.decidedBy === 'SHARED'
      ? shareTheWin(outcome, seats, points(score(winnersOf(outcome)[0] ?? 0)))
      : `${wonBy(outcome, seats, score)}${clause(numbers, outcome, seats)}.`;
  const end =
    numbers.endedBy === null
      ? (gameTexts.reasons['allPassed'] ?? '')
      : `${youOr(numbers.endedBy, seats)} played the fifth avalanche.`;
  return { sentence: `${won} ${end}`, parts: numbers.seats.map(partsOf) };
}
