/** The words on the board; the line over the rockets is in hint-texts. */
import { list } from '../../people-texts';
import { rocketName, speedWords } from './card-texts';
import { points, rockets } from './grammar-texts';
import type { Side } from '../flight/burns';
import type { Direction, Fired, Lander, Rocket, Score, Stage, Touchdown } from '../types';

const sides: Record<Side, string> = { port: 'port', starboard: 'starboard' };
const ways: Record<Direction, string> = { UP: 'up', DOWN: 'down' };

const lastBurns = (burns: readonly Fired[]): string =>
  burns.length === 0
    ? 'no burn'
    : burns.map(({ direction, thrust }) => `${direction === 'UP' ? '▲' : '▼'}${thrust}`).join(' ');

function balance(port: number, starboard: number, level: boolean): string {
  if (port + starboard === 0) return 'Nothing loaded';
  if (level) return `Balanced: ${port} on each side`;
  return port === starboard
    ? `${port} on each side, but no burn`
    : `Port ${port}, starboard ${starboard}: not balanced`;
}

export const boardWords = {
  board: 'Sky, lander and ground',
  scene: 'Where the lander is',
  cockpit: 'Cockpit',
  altitude: 'Altitude',
  speed: 'Speed',
  next: 'Next turn',
  /** The worth of the rockets, by the way they are counted. */
  score: { HAND: 'In hand', UNFIRED: 'Unfired' } satisfies Record<Score, string>,
  /** At the ground. */
  safe: 'Safe: speed 2 or less',
  orbit: 'Orbit',
  /** Read to those who do not see the picture; `name` where there are two landers. */
  where: ({ altitude, speed }: Lander, name: string | undefined) =>
    name === undefined
      ? `Altitude ${altitude} of 20, speed ${speedWords(speed)}`
      : `${name}: altitude ${altitude} of 20, speed ${speedWords(speed)}`,
  touchdown: (touchdown: Touchdown, speed: number) => {
    switch (touchdown) {
      case 'SOFT':
        return `Soft at ${speed}`;
      case 'HARD':
        return `Hard at ${speed}`;
      case 'WRECK':
        return `Crash at ${speed}`;
    }
  },
  hand: 'Rockets online',
  emptyHand: 'No rockets online yet.',
  side: { port: 'Port', starboard: 'Starboard' } satisfies Record<Side, string>,
  load: (rocket: Rocket) => `Load the ${rocketName(rocket)}`,
  unload: (rocket: Rocket, side: Side) => `Take the ${rocketName(rocket)} off ${sides[side]}`,
  /** In the hand, a rocket that is loaded: pressing it unloads it. */
  back: (rocket: Rocket, side: Side) => `Take back the ${rocketName(rocket)} from ${sides[side]}`,
  unused: (rocket: Rocket) => `The ${rocketName(rocket)}: no balanced burn now`,
  isNew: 'new',
  cards: (hand: readonly Rocket[]) => hand.map(rocketName).join(', '),
  left: (hidden: readonly Rocket[]) => `${rockets(hidden.length)} still to find: ${hidden.map(rocketName).join(', ')}`,
  fates: { hand: 'in hand', deck: 'to find', fired: 'fired', turned: 'set the speed', under: 'at the bottom' },
  lastTurn: (turn: number) => `Turn ${turn}`,
  noBurn: 'no burn',
  burnedNow: 'Burned this turn',
  sideShort: { port: 'P', starboard: 'S' } satisfies Record<Side, string>,
  at: 'at',
  turnLabel: 'Turn',
  speedAloud: speedWords,
  complete: (missing: readonly Rocket[]) =>
    `Complete with ${list(missing.map((rocket) => `the ${rocketName(rocket)}`))}`,
  balance,
  bench: 'Boosters',
  directions: 'Burn direction',
  direction: { UP: 'Up', DOWN: 'Down' } satisfies Record<Direction, string>,
  find: 'Find',
  findName: 'Find a rocket',
  fire: 'Burn',
  fireTo: (speed: number) => `to ${speedWords(speed)}`,
  fireName: (direction: Direction, from: number, to: number | null) =>
    to === null ? `Burn ${ways[direction]}` : `Burn ${ways[direction]}: from ${speedWords(from)} to ${speedWords(to)}`,
  end: 'End turn',
  endHeld: 'stay down',
  endHeldName: 'End turn: not faster than gravity, you stay on the ground',
  allCount: (count: number) => (count === 1 ? '1 burn' : `${count} burns`),
  allName: (count: number) => `All possible burns: ${count}`,
  close: 'Close',
  deckShort: (count: number) => `${count} left`,
  endsItself: 'Crash Landing: end my turn automatically when there is nothing else to do',
  /** Under a lander in a race: what it burned last turn, null before any, and its state. */
  note: (burns: readonly Fired[] | null, state: string) => (burns === null ? state : `${lastBurns(burns)}, ${state}`),
  stages: {
    DESCENT: 'descending',
    GROUND: 'on the ground',
    RETURN: 'returning',
    LANDED: 'landed',
    HOME: 'back in orbit',
    WRECKED: 'crashed',
    STRANDED: 'stranded',
  } satisfies Record<Stage, string>,
  doneShort: 'done',
  online: (count: number) => `${count} in hand`,
  points,
  keys: { port: 'P', starboard: 'S', turnRound: 'D', fire: 'B', find: 'F', end: 'E', all: 'A' },
} as const;
