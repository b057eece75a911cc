/** The words about how a flight or a race ended. */
import { winnersOf, type EndingWords, whose, youOr } from '../../endings-texts';
import type { Outcome } from '../../../protocol/types';
import { capital, list, type Seats } from '../../people-texts';
import { points } from './grammar-texts';
import { isLost } from '../flight/stages';
import type { CrashLandingEnding, SeatEnding } from '../types';

/** The rockets that count, and what they add up to; empty for a lander that is not safe. */
function partsOf({ stage, hand, deck, halved, score }: SeatEnding): string {
  if (stage !== 'LANDED' && stage !== 'HOME') return '';
  const sum = deck > 0 ? `Rockets in hand ${hand} + in the deck ${deck}` : `Rockets in hand ${hand}`;
  if (!halved) return deck > 0 ? `${sum} = ${score}.` : `${sum}.`;
  const odd = (hand + deck) % 2 === 1 ? ', rounded down' : '';
  return `${sum}${deck > 0 ? ` = ${hand + deck}` : ''}; half for a hard landing${odd}: ${score}.`;
}

/** The end of one flight, in words that follow "you" or a name. */
function fate({ stage, landing, turns }: SeatEnding): string {
  switch (stage) {
    case 'LANDED':
      return `landed at speed ${landing ?? 0} on turn ${turns}`;
    case 'HOME':
      return `came back to orbit on turn ${turns}`;
    case 'WRECKED':
      return `crashed at speed ${landing ?? 0} on turn ${turns}`;
    case 'STRANDED':
      return `ran out of thrust on the ground on turn ${turns}`;
    default:
      return 'had not come in yet';
  }
}

function alone(flight: SeatEnding): string {
  const told = capital(fate(flight));
  switch (flight.stage) {
    case 'LANDED':
      return flight.halved ? `${told}: a hard landing, half the score.` : `${told}: a soft landing.`;
    case 'HOME':
      return flight.halved ? `${told}. One landing was hard: half the score.` : `${told}.`;
    default:
      return `${told}: nothing is left to score.`;
  }
}

function race({ decidedBy, seats: flights }: CrashLandingEnding, outcome: Outcome, people: Seats): string {
  const [winner = 0] = winnersOf(outcome);
  const loser = flights.findIndex((_, seat) => seat !== winner);
  const [best, other] = [flights[winner], flights[loser]];
  if (!best || !other) return '';
  const who = (seat: number): string => youOr(seat, people);
  const them = (seat: number): string => who(seat).replace(/^You$/, 'you');
  const home = best.stage === 'HOME';
  switch (decidedBy) {
    case 'FIRST':
      return `${who(winner)} won: ${home ? 'first back in orbit' : 'the first safe landing'}, on turn ${best.turns}. ${who(loser)} ${fate(other)}.`;
    case 'OTHER_LOST':
      return `${who(winner)} won: ${them(winner)} ${fate(best)}, ${them(loser)} ${fate(other)}.`;
    case 'SOFTER':
      return `${who(winner)} won: same turn, but the softer landing, speed ${best.landing ?? 0} to ${other.landing ?? 0}.`;
    case 'SCORE':
      return `${who(winner)} won ${best.score}–${other.score}: same turn, same speed, more in ${whose(winner, people)} rockets.`;
    case 'DRAW':
      return `A draw: same turn, same speed, ${points(best.score)} each.`;
    default:
      return `Both landers were lost: ${list(flights.map((flight, seat) => `${them(seat)} ${fate(flight)}`))}.`;
  }
}

export const describeEnding = (numbers: CrashLandingEnding, outcome: Outcome, seats: Seats): EndingWords => ({
  sentence: numbers.decidedBy === 'ALONE' ? numbers.seats.map(alone).join('') : race(numbers, outcome, seats),
  parts: numbers.seats.map(partsOf),
  lost: numbers.seats.map(isLost),
});
