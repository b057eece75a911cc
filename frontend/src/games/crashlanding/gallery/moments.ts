/** Fixed moments of Crash Landing to look at. */
import type { SeatInfo } from '../../game';
import { rockets } from '../deck';
import type { CrashLandingBoardProps } from '../board-props';
import type {
  Burn,
  Cockpit,
  CrashLandingAction,
  CrashLandingBoard,
  CrashLandingOptions,
  Direction,
  Drift,
  Lander,
  Rocket,
  Stage,
} from '../types';

const names = ['Merry Marmot', 'Bea'];
const seats = (count: number, me: number | null): SeatInfo[] =>
  names.slice(0, count).map((name, seat) => ({ seat, name, me: seat === me, online: true, away: 'PRESENT' }));

const options: CrashLandingOptions = {
  reEntry: 'OFF',
  earthLanding: 'OFF',
  rescueMission: 'OFF',
  score: 'HAND',
  rockets: 0,
  shuffle: 'OWN',
};

const lander = (altitude: number, speed: number, more: Partial<Lander> = {}): Lander => ({
  altitude,
  speed,
  stage: 'DESCENT',
  hand: 5,
  deck: 21,
  under: 0,
  fired: ['C5', 'D5', 'H2', 'S1', 'S3'],
  landings: [],
  turns: 6,
  groundTurns: 0,
  impact: null,
  ...more,
});

const board = (landers: Lander[], more: Partial<CrashLandingBoard> = {}): CrashLandingBoard => ({
  options,
  turn: 6,
  gravity: 1,
  landers,
  lastTurn: [],
  hands: null,
  ...more,
});

const cards = (short: string): Rocket[] => short.split(' ').filter((card) => card !== '') as Rocket[];

/** As the server would tell it: gravity, then altitude, turn after turn. */
function drift({ altitude, speed, stage }: Lander, gravity = 1): Drift[] {
  const ahead: Drift[] = [];
  const lifts = stage === 'GROUND' && -speed > gravity;
  if (stage !== 'DESCENT' && stage !== 'RETURN' && !lifts) return ahead;
  for (let [at, fast] = [altitude, speed]; ahead.length < 30;) {
    fast = Math.min(8, fast + gravity);
    at = Math.max(0, Math.min(20, at - fast));
    const touchdown = at > 0 ? null : fast === 1 ? 'SOFT' : fast === 2 ? 'HARD' : 'WRECK';
    ahead.push({ speed: fast, altitude: at, touchdown });
    if (touchdown !== null || (stage !== 'DESCENT' && at === 20)) break;
  }
  return ahead;
}

function burnsOf(hand: readonly Rocket[], stage: Stage, directions: readonly Direction[]): Burn[] {
  const found: Burn[] = [];
  for (const direction of directions) {
    const loss = direction === 'UP' && stage !== 'DESCENT' ? 1 : 0;
    const worth = (side: readonly Rocket[]): number => side.reduce((sum, one) => sum + rockets[one].value - loss, 0);
    for (let way = 0; way < 3 ** hand.length; way++) {
      const side = (which: number): Rocket[] => hand.filter((_, at) => Math.floor(way / 3 ** at) % 3 === which);
      const [port, starboard] = [side(1), side(2)];
      const first = hand.find((one) => port.includes(one) || starboard.includes(one));
      if (first === undefined || !port.includes(first) || starboard.length === 0) continue;
      if (worth(port) === worth(starboard) && worth(port) > 0) found.push({ type: 'Burn', port, starboard, direction });
    }
  }
  return found;
}

const cockpit = (now: Lander, hand: Rocket[], gravity = 1, more: Partial<Cockpit> = {}): Cockpit => ({
  now: { ...now, hand: hand.length },
  hand,
  under: [],
  found: null,
  mayFind: false,
  burns: [],
  ahead: drift(now, gravity),
  score: hand.reduce((sum, one) => sum + rockets[one].value, 0),
  done: false,
  ...more,
});

type More = Partial<CrashLandingBoardProps> & { own?: Partial<Cockpit>; find?: boolean; turned?: Rocket[] };

function moment(
  state: CrashLandingBoard,
  hand: string | null,
  { own, find = false, turned = [], ...more }: More = {},
): CrashLandingBoardProps {
  const viewer = more.viewer === undefined ? (hand === null ? null : 0) : more.viewer;
  const mine = hand === null ? null : cockpit(state.landers[0]!, cards(hand), state.gravity, { mayFind: find, ...own });
  const directions: Direction[] = mine?.now.stage === 'GROUND' ? ['UP'] : ['UP', 'DOWN'];
  const legalActions: CrashLandingAction[] = mine
    ? [
        ...(find ? [{ type: 'Find' } as const] : []),
        ...burnsOf(mine.hand, mine.now.stage, directions),
        { type: 'EndTurn' },
      ]
    : [];
  const awaited = state.hands ? [] : state.landers.map((_, seat) => seat);
  const props: CrashLandingBoardProps = {
    view: { board: state, turned, own: mine },
    legalActions,
    turn: { awaited, mayAct: awaited, window: null, over: null },
    events: [],
    hindsight: [],
    window: null,
    seats: seats(state.landers.length, viewer),
    act: (action) => console.info(JSON.stringify(action)),
    busy: false,
    ...more,
    viewer,
  };
  return { ...props, foresee: foreseen(props) };
}

/** Returns a `foresee` that forecasts like the server. */
export function foreseen(props: CrashLandingBoardProps): NonNullable<CrashLandingBoardProps['foresee']> {
  return ([burn]) => {
    const { board: state, turned, own } = props.view;
    if (burn?.type !== 'Burn' || !own) return Promise.resolve({ kind: 'stale' });
    const loss = burn.direction === 'UP' && own.now.stage !== 'DESCENT' ? 1 : 0;
    const thrust = burn.port.reduce((sum, one) => sum + rockets[one].value - loss, 0);
    const speed = Math.max(-8, Math.min(8, own.now.speed + (burn.direction === 'UP' ? -thrust : thrust)));
    const hand = own.hand.filter((one) => ![...burn.port, ...burn.starboard].includes(one));
    const now = { ...own.now, speed };
    const after = cockpit(now, hand, state.gravity);
    return Promise.resolve({ kind: 'foreseen', view: { board: state, turned, own: after }, legalActions: [] });
  };
}

const over = (reason: string, results: { points: number; rank: number; turns: number }[]): More['turn'] => ({
  awaited: [],
  mayAct: [],
  window: null,
  over: { reason, results: results.map((result) => ({ ...result, returns: 0 })) },
});

const rescue = { ...options, rescueMission: 'ON' as const };
const earth = { ...options, earthLanding: 'ON' as const, rockets: 4 };
const racers = [lander(13, 2, { hand: 5 }), lander(9, 4, { hand: 3, deck: 18 })];

export const moments: Record<string, CrashLandingBoardProps> = {
  start: moment(board([lander(19, 1, { deck: 32, fired: [], hand: 0, turns: 1 })], { turn: 1 }), '', { find: true }),
  fall: moment(board([lander(13, 3)]), 'C2 D3 H5 S5 C7', {
    own: { found: 'C7' },
    events: [{ type: 'Found', seat: 0, rocket: 'C7' }],
  }),
  pair: moment(board([lander(10, 5)]), 'C4 D2 H2 H4 S8 D8', { find: true }),
  seven: moment(board([lander(11, 2)]), 'C1 D2 H4 H7 S3 S5 S8', {
    own: { found: 'S3' },
    legalActions: cards('C1 D2 H4 H7 S3 S5 S8').map((rocket): CrashLandingAction => ({ type: 'PutUnder', rocket })),
  }),
  fired: moment(board([lander(12, -4)]), 'C2 D3', {
    own: { burns: [{ port: ['H8'], starboard: ['S8'], direction: 'UP', thrust: 8, speed: -4 }] },
    events: [
      {
        type: 'Burned',
        seat: 0,
        fired: { port: ['H8'], starboard: ['S8'], direction: 'UP', thrust: 8, speed: -4 },
      },
    ],
  }),
  soft: moment(board([lander(0, 1, { stage: 'LANDED', landings: [1] })], { hands: [cards('C8 D4 H7')] }), 'C8 D4 H7', {
    legalActions: [],
    turn: over('landedSoftly', [{ points: 19, rank: 1, turns: 17 }]),
    events: [{ type: 'Landed', seat: 0, speed: 1, soft: true }],
  }),
  hard: moment(board([lander(0, 2, { stage: 'LANDED', landings: [2] })], { hands: [cards('C8 D4')] }), 'C8 D4', {
    legalActions: [],
    turn: over('landedHard', [{ points: 6, rank: 1, turns: 15 }]),
    events: [{ type: 'Landed', seat: 0, speed: 2, soft: false }],
  }),
  wreck: moment(board([lander(0, 6, { stage: 'WRECKED' })], { hands: [cards('C8 D4')] }), 'C8 D4', {
    legalActions: [],
    turn: over('wrecked', [{ points: 0, rank: 1, turns: 6 }]),
    events: [{ type: 'Wrecked', seat: 0, speed: 6 }],
  }),
  ground: moment(
    board([lander(0, 0, { stage: 'GROUND', landings: [1], groundTurns: 1 })], { options: rescue, turn: 15 }),
    'C3 D5 H3 S8 C8',
    { find: true, events: [{ type: 'Landed', seat: 0, speed: 1, soft: true }] },
  ),
  held: moment(
    board([lander(0, -1, { stage: 'GROUND', landings: [1], groundTurns: 3 })], { options: rescue, turn: 17 }),
    'C3 D5 H3 S8',
    { own: { burns: [{ port: ['C2'], starboard: ['D2'], direction: 'UP', thrust: 1, speed: -1 }] } },
  ),
  return: moment(
    board([lander(11, -4, { stage: 'RETURN', landings: [1], groundTurns: 1 })], { options: rescue, turn: 18 }),
    'C3 D5 H3 S2',
  ),
  home: moment(
    board([lander(20, -3, { stage: 'HOME', landings: [1] })], { options: rescue, turn: 21, hands: [cards('C3 D5')] }),
    'C3 D5',
    {
      legalActions: [],
      turn: over('missionDone', [{ points: 8, rank: 1, turns: 21 }]),
      events: [{ type: 'CameHome', seat: 0 }],
    },
  ),
  entry: moment(
    board([lander(13, 7, { deck: 27, fired: [], turns: 1 })], {
      options: { ...options, reEntry: 'ON', rockets: 4 },
      turn: 1,
    }),
    'C7 D6 H4 S3',
    { find: true, turned: ['H6'] },
  ),
  earth: moment(board([lander(14, 4, { turns: 2 })], { options: earth, turn: 2, gravity: 2 }), 'C7 D6 H4 S3 S2', {
    find: true,
  }),
  race: moment(
    board(racers, {
      turn: 7,
      lastTurn: [
        {
          type: 'TurnTold',
          seat: 0,
          turn: 6,
          found: true,
          burns: [{ port: ['H4'], starboard: ['S3', 'D1'], direction: 'UP', thrust: 4, speed: 1 }],
        },
        { type: 'TurnTold', seat: 1, turn: 6, found: true, burns: [] },
      ],
    }),
    'C2 D3 H5 S5 C7',
    { find: true },
  ),
  waiting: moment(board(racers, { turn: 7 }), 'C2 D3 H5 S5 C7', {
    legalActions: [],
    own: { done: true },
    turn: { awaited: [1], mayAct: [1], window: null, over: null },
  }),
  watch: moment(board(racers, { turn: 7 }), null),
  photo: moment(
    board([lander(0, 1, { stage: 'LANDED', landings: [1], turns: 14 }), lander(2, 3, { turns: 14 })], {
      turn: 14,
      hands: [cards('C8 D4 H7'), cards('C2 D2')],
    }),
    'C8 D4 H7',
    {
      legalActions: [],
      turn: over('firstLanding', [
        { points: 19, rank: 1, turns: 14 },
        { points: 0, rank: 2, turns: 14 },
      ]),
      events: [{ type: 'Landed', seat: 0, speed: 1, soft: true }],
    },
  ),
  lost: moment(
    board([lander(0, 6, { stage: 'WRECKED', turns: 7 }), lander(0, 8, { stage: 'WRECKED', turns: 4 })], {
      turn: 7,
      hands: [cards('C8 D4 H7'), cards('C2 D2')],
    }),
    'C8 D4 H7',
    {
      legalActions: [],
      turn: over('bothWrecked', [
        { points: 0, rank: 2, turns: 7 },
        { points: 0, rank: 2, turns: 4 },
      ]),
      events: [{ type: 'Wrecked', seat: 0, speed: 6 }],
    },
  ),
};
