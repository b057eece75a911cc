/** The words on the board. */
import type { SeatInfo } from '../../game';
import { capital, nameOf } from '../../people';
import { pointsCounted, rocketName, rocketsCounted, speedWords, turnsCounted } from '../cards/card-words';
import type { Side } from '../flight/burns';
import { endOf, heldDown } from '../flight/course';
import type { Cockpit, CrashLandingBoard, Direction, Drift, Fired, Lander, Rocket, Stage, Touchdown } from '../types';

const touchdowns: Record<Touchdown, string> = {
  SOFT: 'a soft landing',
  HARD: 'a hard landing',
  WRECK: 'a wreck',
};

/** Where the lander drifts, in one sentence. */
function course(ahead: readonly Drift[]): string {
  const last = ahead.at(-1);
  if (!last) return '';
  const when = ahead.length === 1 ? 'next turn' : `in ${turnsCounted(ahead.length)}`;
  const end = endOf(last);
  if (end === 'ORBIT') return `back in orbit ${when}`;
  return end === 'GROUND' ? `on the ground again ${when}` : `${touchdowns[end]} ${when}, at ${last.speed}`;
}

/** Told of a burn on the ground that is too weak, and before the turn is ended with it. */
const staysDown = 'not faster than gravity, you stay on the ground';

const shortTouchdown: Record<Touchdown, string> = { SOFT: 'Soft', HARD: 'Hard', WRECK: 'Wreck' };

export const boardWords = {
  board: 'The lander, the sky and the ground',
  scene: 'Where the lander is',
  cockpit: 'The cockpit',
  altitude: 'Altitude',
  speed: 'Speed',
  next: 'Next turn',
  score: 'Worth',
  orbit: 'Orbit',
  onGround: 'On the ground',
  /** Read to those who do not see the picture. */
  where: (lander: Lander) => `Altitude ${lander.altitude} of 20, speed ${speedWords(lander.speed)}`,
  course: (cockpit: Cockpit, planned: boolean) => {
    const words = heldDown(cockpit) ? staysDown : course(cockpit.ahead);
    return words === '' ? '' : `${planned ? 'After this burn' : 'As things stand'}: ${words}.`;
  },
  touchdown: (touchdown: Touchdown, speed: number) => `${shortTouchdown[touchdown]}, at ${speed}`,
  hand: 'Rockets online',
  emptyHand: 'No rocket is online yet.',
  side: { port: 'Port', starboard: 'Starboard' } satisfies Record<Side, string>,
  load: (rocket: Rocket) => `Load the ${rocketName(rocket)}`,
  unload: (rocket: Rocket, side: Side) => `Take the ${rocketName(rocket)} off ${side}`,
  back: (rocket: Rocket, side: Side) => `${capital(rocketName(rocket))}, on ${side}: take it back`,
  unused: (rocket: Rocket) => `${capital(rocketName(rocket))}: balances nothing now`,
  isNew: 'new',
  cards: (rockets: readonly Rocket[]) => rockets.map(rocketName).join(', '),
  left: (rockets: readonly Rocket[]) =>
    `${rocketsCounted(rockets.length)} still to be found: ${rockets.map(rocketName).join(', ')}`,
  fates: { hand: 'in hand', deck: 'to be found', fired: 'fired', turned: 'gave the speed', under: 'at the bottom' },
  lastTurn: (turn: number) => `Turn ${turn}`,
  noBurn: 'no burn',
  burnedNow: 'Burned this turn',
  lastBurns: (burns: readonly Fired[]) =>
    burns.length === 0
      ? 'no burn'
      : burns.map(({ direction, thrust }) => `${direction === 'UP' ? '▲' : '▼'}${thrust}`).join(' '),
  sideShort: { port: 'P', starboard: 'S' } satisfies Record<Side, string>,
  at: 'at',
  turnLabel: 'Turn',
  speedAloud: speedWords,
  complete: (missing: readonly Rocket[]) => `Complete it with the ${missing.map(rocketName).join(' and the ')}`,
  balance: (port: number, starboard: number, level: boolean) =>
    port + starboard === 0
      ? 'Nothing is loaded'
      : level
        ? `Level: ${port} on each side`
        : port === starboard
          ? `${port} on each side, but not a burn`
          : `Port ${port}, starboard ${starboard}: it would tip over`,
  bench: 'The boosters',
  heavier: 'With passengers, each counts one less upwards.',
  directions: 'Which way to burn',
  direction: { UP: 'Up', DOWN: 'Down' } satisfies Record<Direction, string>,
  otherWay: 'This balances the other way only.',
  find: 'Find',
  findName: 'Find a rocket',
  fire: 'Burn',
  fireTo: (speed: number) => `to ${speedWords(speed)}`,
  fireName: (direction: Direction, from: number, to: number | null) =>
    `Burn ${direction === 'UP' ? 'upwards' : 'downwards'}${to === null ? '' : `: from ${speedWords(from)} to ${speedWords(to)}`}`,
  end: 'End turn',
  endHeld: 'stay down',
  endName: (held: boolean) => (held ? `End turn: ${staysDown}` : undefined),
  all: 'All burns',
  allCount: (count: number) => (count === 1 ? '1 burn' : `${count} burns`),
  allName: (count: number) => `All possible burns: ${count}`,
  close: 'Close',
  clear: 'Unload',
  deck: (count: number) => `${rocketsCounted(count)} in the deck`,
  deckShort: (count: number) => `${count} left`,
  fired: (count: number) => `${count} fired`,
  endsItself: 'End my turn by itself when nothing else can be done',
  full: 'Seven rockets, room for six: which one goes under the deck?',
  stages: {
    DESCENT: 'on the way down',
    GROUND: 'on the ground',
    RETURN: 'on the way back',
    LANDED: 'landed',
    HOME: 'back in orbit',
    WRECKED: 'wrecked',
    STRANDED: 'stranded',
  } satisfies Record<Stage, string>,
  doneShort: 'is done',
  online: (count: number) => `${count} in hand`,
  points: pointsCounted,
  keys: { port: 'P', starboard: 'S', turnRound: 'D', fire: 'B', find: 'F', end: 'E', all: 'A' },
} as const;

interface Moment {
  board: CrashLandingBoard;
  cockpit: Cockpit | null;
  viewer: number | null;
  mayAct: boolean;
  mayFind: boolean;
  burns: number;
  awaited: readonly number[];
}

/** What is to be done during a rescue. */
function groundStatus(cockpit: Cockpit, { mayFind, burns }: Moment): string {
  if (heldDown(cockpit)) return burns > 0 ? 'Burn more to lift off.' : '';
  if (cockpit.now.speed < 0)
    return burns > 0 ? 'Ready to lift off: burn more, or end the turn.' : 'Ready to lift off: end the turn.';
  if (burns > 0) return `They are aboard. ${mayFind ? 'Find a rocket, or burn' : 'Burn'} upwards to lift off.`;
  return mayFind ? 'They are aboard. Find the rockets that lift you off.' : 'Nothing lifts you off now: end the turn.';
}

/** What is to be done now, over the hand. */
export function statusOf(moment: Moment, seats: readonly SeatInfo[]): string {
  const { cockpit, viewer, awaited, board } = moment;
  const mine = viewer === null ? undefined : board.landers[viewer];
  if (!moment.mayAct) {
    if (board.hands !== null || mine === undefined) return '';
    const others = awaited.filter((seat) => seat !== viewer);
    return others.length > 0 ? `Waiting for ${others.map((seat) => nameOf(seat, seats)).join(', ')}.` : '';
  }
  if (cockpit?.now.stage === 'GROUND') return groundStatus(cockpit, moment);
  if (moment.mayFind && moment.burns === 0) return 'Find a rocket, or end the turn.';
  if (moment.mayFind) return 'Find a rocket, burn, or end the turn.';
  if (moment.burns > 0) return 'Burn, or end the turn.';
  return 'Nothing balances: end the turn.';
}
