/** The end of a match in words: who won, by how much, what decided it, and the parts of each result. */
import type { Outcome } from '../protocol/types';
import { capital, isMe, list, nameOf, whom, type Seats } from './people-texts';

/** The number on which the place of a seat depends, if its points do not tell it. */
export interface Standing {
  number: number;
  unit: string;
}

export interface EndingWords {
  /** The winner, the margin and what decided it, in a sentence or two. */
  sentence: string;
  /** By seat, the parts that add up to its result; empty if there is nothing to add. */
  parts: readonly string[];
  /** By seat; left out if points alone order the seats. */
  standings?: readonly Standing[];
  /** By seat, true if it failed and gets no medal; left out in a game where no seat can fail. */
  lost?: readonly boolean[];
}

/** Words the numbers that a game tells beside an outcome. `N` is the type of these numbers. */
export type DescribeEnding<N> = (numbers: N, outcome: Outcome, seats: Seats) => EndingWords;

/** The seats in the order of their places. */
const byRank = ({ results }: Outcome): number[] =>
  results.map((_, seat) => seat).sort((one, other) => rankOf(results, one) - rankOf(results, other) || one - other);

const rankOf = (results: Outcome['results'], seat: number): number => results[seat]?.rank ?? 0;

export const winnersOf = ({ results }: Outcome): number[] =>
  results.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));

/** The best seats that did not win. */
export function runnersUpOf(outcome: Outcome): number[] {
  const { results } = outcome;
  const losers = byRank(outcome).filter((seat) => rankOf(results, seat) > 1);
  return losers.filter((seat) => rankOf(results, seat) === rankOf(results, losers[0] ?? -1));
}

/** "You and Ben" at the start of a sentence; the reader comes first. */
export function together(seats: readonly number[], people: Seats): string {
  const mineFirst = [...seats].sort((one, other) => Number(isMe(other, people)) - Number(isMe(one, people)));
  return capital(list(mineFirst.map((seat) => whom(seat, people))));
}

export const youOr = (seat: number, seats: Seats): string => (isMe(seat, seats) ? 'You' : nameOf(seat, seats));
export const whose = (seat: number, seats: Seats): string => (isMe(seat, seats) ? 'your' : `${nameOf(seat, seats)}’s`);

/** "Ben won 47–46"; with several losers "Ben won with 47, ahead of Ada with 46". */
export function wonBy(outcome: Outcome, seats: Seats, countOf: (seat: number) => number): string {
  const [winner = 0] = winnersOf(outcome);
  const [second = winner, ...others] = runnersUpOf(outcome);
  const best = countOf(winner);
  if (outcome.results.length === 2) return `${youOr(winner, seats)} won ${best}–${countOf(second)}`;
  const behind = list([second, ...others].map((seat) => whom(seat, seats)));
  return `${youOr(winner, seats)} won with ${best}, ahead of ${behind} with ${countOf(second)}`;
}

export const shareTheWin = (outcome: Outcome, seats: Seats, having: string): string =>
  `${together(winnersOf(outcome), seats)} share the win with ${having}.`;
