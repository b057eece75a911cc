/** Fixed moments of Hike!'s race to look at. */
import type { SeatInfo } from '../../game';
import type { HikeBoardProps } from '../board-props';
import type {
  Card,
  Condition,
  HikeAction,
  HikeBoard,
  Husky,
  Landscape,
  Loss,
  Musher,
  RaceAction,
  Rest,
} from '../types';

const names = ['Merry Marmot', 'Bea', 'Grumpy Chamois of Zermatt', 'Cid', 'Il Dottore', 'Snowy Owl'];
const seats = (count: number, me: number | null): SeatInfo[] =>
  names.slice(0, count).map((name, seat) => ({ seat, name, me: seat === me, online: true, away: 'PRESENT' }));

const conditions: Record<string, Condition> = { '': 'READY', t: 'TIRED', r: 'RESTING' };

/** A husky in short: the card, `t` for tired, `r` for resting, `+` for upgraded. */
function husky(short: string): Husky {
  const [, card = 'H01', state = '', more = ''] = /^([HY]\d+)([tr]?)(\+?)$/.exec(short) ?? [];
  return { card: card as Card, condition: conditions[state] ?? 'READY', upgraded: more === '+' };
}

const sleds = [
  'H17 H23t H07+ H31 H40t H12 Y3 H47',
  'H01 H26 H33 H45 Y1 H20 H36 H08',
  'H22 H02 H43 H29 H11 Y2 H38 H16',
  'H05 H30 H24 Y4 H39 H13 H44 H19',
  'H10 H25 H48 H37 H27 H14 Y5 H41',
  'H35 H06 H28 H46 H18 H32 Y6 H21',
];

const musher = (seat: number, places: number, position: number, more: Partial<Musher> = {}): Musher => ({
  standing: 'RACING',
  sled: (sleds[seat] ?? '').split(' ').slice(0, places).map(husky),
  known: seat === 0 ? ['SINGLE_CARE', 'EQUIPMENT'] : ['SINGLE_CARE'],
  unseen: seat % 3,
  noHuskies: true,
  pile: [],
  plusOnes: 0,
  position,
  due: null,
  ...more,
});

const landscapes: Landscape[] = ['L03', 'L05', 'L13', 'L09', 'L11', 'L07', 'L14', 'L08'];
const others: Landscape[] = ['L01', 'L06', 'L10', 'L12', 'L15', 'L16', 'L04', 'L02'];

function board(positions: number[], more: Partial<HikeBoard> = {}): HikeBoard {
  const many = positions.length > 4;
  return {
    options: { days: 'ONE_BY_ONE' },
    phase: 'RACE',
    day: 3,
    turn: 40,
    first: 0,
    toPlay: positions.map((_, seat) => seat),
    task: 'TRAVEL',
    mushers: positions.map((position, seat) => musher(seat, many ? 6 : 8, position)),
    centre: [],
    deck: 0,
    track: { open: landscapes.slice(0, many ? 6 : 8), faceDown: 0, rotated: many ? 3 : 4 },
    lastDay: 9,
    daysWithoutDeck: 0,
    carePile: 7,
    careDiscard: ['SINGLE_CARE'],
    moved: true,
    stillDays: 0,
    toRest: 0,
    yesterday: [],
    ending: null,
    ...more,
  };
}

const use = (place: number, to: number, more: Partial<Extract<HikeAction, { type: 'Use' }>> = {}): HikeAction => ({
  type: 'Use',
  place,
  extra: null,
  crossing: null,
  to,
  ...more,
});

function moment(state: HikeBoard, more: Partial<HikeBoardProps> = {}): HikeBoardProps {
  const viewer = more.viewer === undefined ? 0 : more.viewer;
  const own = viewer === null ? null : { unseen: [], underway: null, losses: [] };
  const awaited = [...state.toPlay].slice(0, 1);
  return {
    view: { board: state, own },
    legalActions: [],
    turn: { awaited, mayAct: awaited, window: null, over: null },
    events: [],
    hindsight: [],
    window: null,
    seats: seats(state.mushers.length, viewer),
    act: (action) => console.info(JSON.stringify(action)),
    busy: false,
    ...more,
    viewer,
  };
}

const running: HikeAction[] = [
  use(0, 15),
  use(2, 14, { extra: 'COMPACT' }),
  use(2, 15, { extra: 'ICE' }),
  use(3, 14),
  use(7, 16, { crossing: 'SPEND' }),
  use(7, 14, { crossing: 'STOP_BEFORE' }),
  { type: 'EndDay' },
];

/** Answers as the server would: each husky that runs is tired afterwards, and the next one runs on from there. */
export function foreseen(props: HikeBoardProps): NonNullable<HikeBoardProps['foresee']> {
  return (actions) => {
    const { board: state, own } = props.view;
    const mine = own?.underway?.musher ?? state.mushers[0]!;
    const used = actions.flatMap((action) => (action.type === 'Use' ? [action.place] : []));
    const to = actions.reduce((at, action) => (action.type === 'Use' ? action.to : at), mine.position);
    const sled = mine.sled.map((one, place) =>
      one && used.includes(place) ? { ...one, condition: 'TIRED' as const } : one,
    );
    const mushers = state.mushers.map((one, seat) => (seat === 0 ? { ...one, position: to, sled } : one));
    const legalActions = props.legalActions.flatMap((action): HikeAction[] =>
      action.type === 'Use'
        ? used.includes(action.place)
          ? []
          : [{ ...action, to: action.to - mine.position + to }]
        : [action],
    );
    const underway = own?.underway ? { ...own.underway, musher: { ...mine, position: to, sled } } : null;
    const view = { board: { ...state, mushers }, own: own && { ...own, underway } };
    return Promise.resolve({ kind: 'foreseen', view, legalActions });
  };
}

const withPlan = (props: HikeBoardProps): HikeBoardProps => ({
  ...props,
  foresee: foreseen(props),
  actAll: (actions) => {
    console.info(JSON.stringify(actions));
    return Promise.resolve({ count: actions.length, stopped: null });
  },
});

/** Which snow I lose by what I may do. */
const losing = (props: HikeBoardProps, ...losses: Loss[]): HikeBoardProps => ({
  ...props,
  view: { ...props.view, own: props.view.own && { ...props.view.own, losses } },
});

const through = use(7, 15, { crossing: 'UNEQUIPPED' }) as RaceAction;
const rests = [0, 2, 3, 5, 6, 7].map((place): Rest => ({ type: 'Rest', place }));

/** A day on which all can run, after one on which nobody did. */
const still = (more: Partial<HikeBoard> = {}): HikeBoard => board([13, 22], { moved: false, stillDays: 1, ...more });

const middle = board([13, 22], { toPlay: [0, 1] });

const dawn = board([6, 17, 22, 17], { options: { days: 'TOGETHER' }, toPlay: [0, 1, 3] });
const together = moment(dawn, {
  legalActions: running,
  view: {
    board: dawn,
    own: {
      losses: [],
      unseen: ['DOUBLE_CARE'],
      underway: {
        musher: musher(0, 8, 13),
        task: 'TRAVEL',
        toRest: 0,
        deeds: [{ type: 'Ran', seat: 0, card: 'H23', place: 1, extra: null, crossing: null, from: 6, to: 13, lost: 0 }],
      },
    },
  },
});

export const moments: Record<string, HikeBoardProps> = {
  'race-start': moment(board([0, 0, 0, 0, 0, 0], { day: 1, moved: false, toPlay: [2, 3, 4, 5, 0, 1] })),
  'race-two': withPlan(moment(middle, { legalActions: running })),
  'race-four': withPlan(moment(board([13, 17, 22, 17], { toPlay: [0, 1, 3, 2] }), { legalActions: running })),
  'race-six': withPlan(
    moment(board([11, 17, 22, 17, 25, 17], { toPlay: [0, 1, 5] }), {
      legalActions: [
        use(0, 13),
        use(2, 12, { extra: 'COMPACT' }),
        use(2, 13, { extra: 'ICE' }),
        use(3, 12),
        { type: 'EndDay' },
      ],
    }),
  ),
  'race-other': moment(
    { ...board([13, 17, 22], { toPlay: [1, 2] }), track: { open: others, faceDown: 0, rotated: 4 } },
    { legalActions: [] },
  ),
  'race-rest': moment(board([13, 17], { task: 'REST', toRest: 2 }), { legalActions: rests }),
  'race-rest-last': losing(withPlan(moment(board([13, 17], { task: 'REST', toRest: 1 }), { legalActions: rests })), {
    action: rests[3]!,
    snow: 'POWDER',
    fields: 3,
  }),
  'race-through': losing(
    withPlan(
      moment(middle, {
        legalActions: [use(0, 15), through, use(7, 14, { crossing: 'STOP_BEFORE' }), { type: 'EndDay' }],
      }),
    ),
    { action: through, snow: 'ICE', fields: 2 },
    { action: through, snow: 'POWDER', fields: 1 },
  ),
  'race-only-through': losing(withPlan(moment(middle, { legalActions: [through, { type: 'EndDay' }] })), {
    action: through,
    snow: 'POWDER',
    fields: 3,
  }),
  'race-still': withPlan(moment(still(), { legalActions: running })),
  'race-still-night': moment(still({ day: 4 }), {
    events: [
      { type: 'NightFell', day: 3 },
      { type: 'NobodyMoved', day: 3, running: 1 },
      { type: 'CaughtUp', seat: 0, card: 'SINGLE_CARE' },
    ],
  }),
  'race-care': moment(
    board([13, 17], {
      mushers: [
        musher(0, 8, 13, {
          sled: 'H17t H23t H07+ H31t H40t H12r Y3 H47'.split(' ').map(husky),
          known: ['SINGLE_CARE', 'DOUBLE_CARE'],
          due: 'DOUBLE_CARE',
        }),
        musher(1, 8, 17),
      ],
    }),
    {
      legalActions: [
        ...[0, 1, 3, 4].map((place): HikeAction => ({ type: 'Care', place })),
        ...[0, 1, 3].map((column): HikeAction => ({ type: 'CareForColumn', column })),
        { type: 'EndDay' },
      ],
    },
  ),
  'race-together': withPlan(together),
  'race-stranded': moment(board([13, 17], { toPlay: [1] }), { events: [{ type: 'Stranded', seat: 0, at: 13 }] }),
  'race-camp': moment(board([13, 17, 22, 17], { day: 4, toPlay: [0, 1, 3, 2] }), {
    events: [
      { type: 'DayTold', seat: 0, from: 6, to: 13, deeds: [] },
      { type: 'DayTold', seat: 1, from: 9, to: 17, deeds: [] },
      { type: 'DayTold', seat: 3, from: 11, to: 17, deeds: [] },
      { type: 'DayTold', seat: 2, from: 15, to: 22, deeds: [] },
      { type: 'NightFell', day: 3 },
      { type: 'CaughtUp', seat: 0, card: 'SINGLE_CARE' },
    ],
  }),
  'race-dawn': moment(board([6, 9, 15, 11], { toPlay: [] })),
  'race-over': moment(
    board([51, 47, 51, 39], { phase: 'OVER', toPlay: [], ending: { reason: 'finish', winners: [2] } }),
    {
      turn: {
        awaited: [],
        mayAct: [],
        window: null,
        over: {
          reason: 'finish',
          results: [2, 3, 1, 4].map((rank, seat) => ({ points: [51, 47, 51, 39][seat]!, rank, returns: 0 })),
        },
      } as HikeBoardProps['turn'],
    },
  ),
  'race-watch': moment(board([13, 17, 22, 17], { toPlay: [1, 3, 2] }), { viewer: null }),
  'race-covered': moment(board([0, 0, 0, 0], { track: { open: landscapes.slice(0, 2), faceDown: 6, rotated: 4 } })),
};
