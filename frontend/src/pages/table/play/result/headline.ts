import type { SeatInfo } from '../../../../games/game';
import type { Outcome } from '../../../../protocol/types';
import { listed, texts } from '../../../../texts';
import { texts as words } from './texts';

const winnersOf = ({ results }: Outcome, seats: readonly SeatInfo[]): SeatInfo[] =>
  seats.filter(({ seat }) => results[seat]?.rank === 1);

/** Words the winners of a match; empty if nobody won. */
export function winnersSaid(outcome: Outcome, seats: readonly SeatInfo[]): string {
  const winners = winnersOf(outcome, seats);
  const [only] = winners;
  if (!only) return '';
  const others = winners.filter(({ me }) => !me).map(({ name }) => name);
  if (winners.length === 1) return only.me ? texts.end.winnerYou : texts.end.winner(only.name);
  return texts.end.shared(listed(others.length < winners.length ? [words.you, ...others] : others));
}

/** Words the place of the reader, if another player won; empty for a winner, for a spectator, and if nobody won. */
export function myPlaceSaid(outcome: Outcome, seats: readonly SeatInfo[]): string {
  const mine = outcome.results[seats.find(({ me }) => me)?.seat ?? -1];
  if (!mine || mine.rank === 1 || winnersOf(outcome, seats).length === 0) return '';
  return outcome.results.length === 2 ? words.lost : words.came(mine.rank);
}

/** Words the end of a match in a line: for a player first of all their own place. */
export function headlineOf(outcome: Outcome, seats: readonly SeatInfo[]): string {
  if (outcome.results.length === 0) return texts.end.title;
  return myPlaceSaid(outcome, seats) || winnersSaid(outcome, seats) || texts.end.nobody;
}
