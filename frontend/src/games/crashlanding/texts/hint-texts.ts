/** The line over the rockets: where the lander drifts, and what can be done now. */
import { list, nameOf, type Seats } from '../../people-texts';
import { when } from './grammar-texts';
import type { Touchdown } from '../types';

/** The end of a course, as the end of "On this course …". */
function ends(end: Touchdown | 'ORBIT', turns: number, speed: number): string {
  switch (end) {
    case 'ORBIT':
      return `you reach orbit ${when(turns)}`;
    case 'SOFT':
      return `you land softly ${when(turns)}, at speed ${speed}`;
    case 'HARD':
      return `you land hard ${when(turns)}, at speed ${speed}`;
    default:
      return `you crash ${when(turns)}, at speed ${speed}`;
  }
}

export const hintWords = {
  /** Where the lander drifts as things stand, or after the burn that is `planned`. */
  course: (end: Touchdown | 'ORBIT', turns: number, speed: number, planned: boolean) =>
    planned ? `After this burn ${ends(end, turns, speed)}.` : `On this course ${ends(end, turns, speed)}.`,
  /** A burn on the ground is too weak. */
  staysDown: (planned: boolean) =>
    planned ? 'After this burn you stay down: not faster than gravity.' : 'You stay down: not faster than gravity.',
  heavier: 'Passengers: −1 each upwards.',
  otherWay: 'This only balances the other way.',
  full: 'Seven rockets, room for six: choose one to go under the deck.',
  waitingFor: (others: readonly number[], seats: Seats) =>
    `Waiting for ${list(others.map((seat) => nameOf(seat, seats)))}.`,
  /** In the first turn of a race. */
  raceGoal: (rescue: boolean) =>
    rescue ? 'The first one back in orbit wins the race.' : 'The first safe landing wins the race.',
  endsItself: 'Nothing else to do: your turn ends by itself…',
  // in the air
  find: 'Find a rocket, or end your turn.',
  findOrBurn: 'Find a rocket, burn, or end your turn.',
  burn: 'Burn, or end your turn.',
  nothing: 'No balanced burn; end your turn.',
  // on the ground
  burnMore: 'Burn more to lift off.',
  readyOrMore: 'Ready to lift off: burn more, or end your turn.',
  ready: 'Ready to lift off: end your turn.',
  aboardFindOrBurn: 'They are aboard. Find a rocket, or burn up to lift off.',
  aboardBurn: 'They are aboard. Burn up to lift off.',
  aboardFind: 'They are aboard. Find rockets to lift off.',
  noLiftOff: 'You can’t lift off now; end your turn.',
} as const;
