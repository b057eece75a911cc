/** Fixed moments of Antarctic Solitaire to look at; the letters of a card are its colour, suit and number, as in "rc3" and "kb?". */
import type { BoardProps, OpenWindow, SeatInfo } from '../../game';
import type {
  Accused,
  AntarcticAction,
  AntarcticBoard,
  AntarcticEvent,
  AntarcticView,
  Card,
  Centre,
  Colour,
  Face,
  Numeral,
  Place,
  RoundScore,
  Source,
  Suit,
} from '../types';

type Moment = BoardProps<AntarcticView, AntarcticAction, AntarcticEvent>;

const colours: Record<string, Colour> = { r: 'RED', y: 'YELLOW', g: 'GREEN', b: 'BLUE', k: 'BLACK' };
const suits: Record<string, Suit> = { c: 'CIRCLE', h: 'HEART', t: 'TRIANGLE', s: 'SQUARE', b: 'BLOB' };
const numbers: Record<string, Numeral> = { 1: 'ONE', 2: 'TWO', 3: 'THREE', 4: 'FOUR', '?': 'QUESTION' };

const face = (short: string): Face => ({
  colour: colours[short[0] ?? ''] ?? 'RED',
  suit: suits[short[1] ?? ''] ?? 'CIRCLE',
  number: numbers[short[2] ?? ''] ?? 'ONE',
});
const card = (short: string): Card =>
  short === 'joker' ? 'JOKER_ONE' : (Object.values(face(short)).join('_') as Card);
const cards = (short: string): Card[] => short.split(' ').map(card);

const names = ['Merry Marmot', 'Bea', 'Grumpy Chamois of Zermatt', 'Cid', 'Il Dottore', 'Snowy Owl'];
const seats = (count: number, me: number | null): SeatInfo[] =>
  names
    .slice(0, count)
    .map((name, seat) => ({ seat, name, me: seat === me, online: true, away: seat === 4 ? 'AWAY' : 'PRESENT' }));

const place = (top: string | null, payoff: number, total: number, hand = 7, more: Partial<Place> = {}): Place => ({
  living: true,
  hand,
  payoff,
  top: top === null ? null : card(top),
  total,
  outIn: null,
  ...more,
});

const centre = (short: string, as = short, chain = 1, next = 1): Centre => ({
  card: card(short),
  as: face(as),
  cards: 14,
  chain,
  next,
});

const accused = (seat: number, turn: number, more: Partial<Accused> = {}): Accused => ({
  seat,
  turn,
  called: [],
  accepted: [],
  provenBy: null,
  ...more,
});

const tops: [string, number, number, number][] = [
  ['rc2', 8, 54, 7],
  ['gs?', 10, 112, 6],
  ['kb1', 4, 0, 7],
  ['bh3', 12, 187, 5],
  ['yt4', 9, 96, 7],
  ['gb2', 7, 63, 7],
];
const places = (count: number): Place[] => tops.slice(0, count).map((one) => place(...one));

const rounds: RoundScore[] = [
  {
    round: 1,
    lastTurn: 21,
    blocked: false,
    winners: [2],
    scores: [
      { seat: 0, points: 27, cards: 4, numbers: 12, wilds: 5 },
      { seat: 1, points: 51, cards: 9, numbers: 31, wilds: 10 },
      { seat: 2, points: 0, cards: 0, numbers: 0, wilds: 0 },
      { seat: 3, points: 103, cards: 22, numbers: 63, wilds: 30 },
    ],
  },
  {
    round: 2,
    lastTurn: 38,
    blocked: false,
    winners: [2],
    scores: [
      { seat: 0, points: 44, cards: 4, numbers: 14, wilds: 20 },
      { seat: 1, points: 34, cards: 7, numbers: 19, wilds: 5 },
      { seat: 2, points: 0, cards: 0, numbers: 0, wilds: 0 },
      { seat: 3, points: 60, cards: 11, numbers: 35, wilds: 15 },
    ],
  },
];

const leftOver = [
  { seat: 0, cards: cards('kb? rc3 kh2 gb4') },
  { seat: 1, cards: cards('gs? bh4 yt1 rc2 gh2 kt1 bs4') },
  { seat: 2, cards: [] },
  { seat: 3, cards: cards('bh3 yb1 kc4 rs? gt4 yh3 bc2 rt4 ks? gc1 yc3') },
];

const board = (count: number, more: Partial<AntarcticBoard> = {}): AntarcticBoard => ({
  options: {
    order: 'CHALLENGE',
    loads: 'WILD',
    tripleTopper: 'WILDS_COUNT',
    end: 'FIRST_OUT',
    target: count === 2 ? 'POINTS_300' : 'POINTS_200',
    jokers: 0,
  },
  roundLoads: 'WILD',
  round: 2,
  turn: 23,
  phase: 'TURN',
  seat: 0,
  dealer: count - 1,
  leader: 0,
  places: places(count),
  centre: centre('rc3'),
  drawPile: 47,
  reshufflesLeft: 3,
  dry: false,
  discards: 9,
  discard: card('yh1'),
  credits: 0,
  accused: accused(count - 1, 22),
  verdict: null,
  penalty: null,
  rounds: rounds.slice(0, 1).map((round) => ({ ...round, scores: round.scores.filter(({ seat }) => seat < count) })),
  leftOver: leftOver.filter(({ seat }) => seat < count),
  ending: null,
  ...more,
});

const HAND = 'rc1 yt3 gs2 bh2 kc2 ks4 gb3';

function moment(state: AntarcticBoard, hand: string | null, more: Partial<Moment> = {}): Moment {
  const viewer = hand === null ? null : 0;
  return {
    view: { board: state, hand: hand === null ? null : hand === '' ? [] : cards(hand), bestRank: null },
    legalActions: [],
    turn: { awaited: [state.seat], mayAct: [state.seat], window: null, over: null },
    events: [],
    hindsight: [],
    window: null,
    seats: seats(state.places.length, viewer),
    viewer,
    act: (action) => console.info(JSON.stringify(action)),
    busy: false,
    ...more,
  };
}

const play = (short: string, as = short, from: Source = 'HAND'): AntarcticAction => ({
  type: 'PlayCentre',
  from,
  card: card(short),
  as: face(as),
});
const load = (short: string, onto: number, from: Source = 'HAND'): AntarcticAction => ({
  type: 'Load',
  from,
  card: card(short),
  onto,
});
const spend = (short: string, from: Source = 'HAND'): AntarcticAction => ({ type: 'Spend', from, card: card(short) });
const close = (hand: string): AntarcticAction[] =>
  hand.split(' ').map((short) => ({ type: 'Close', card: card(short) }));
const call = (turn: number): AntarcticAction => ({ type: 'Call', turn });
const accept = (turn: number): AntarcticAction => ({ type: 'Accept', turn });

const open = (kind: string, seconds: number, length: number): OpenWindow => ({
  kind,
  lengthMillis: length * 1000,
  closesAt: performance.now() + seconds * 1000,
});

const suitsOf = (colour: string, number: string): string[] =>
  ['c', 'h', 't', 's'].map((suit) => colour + suit + number);
const everything = (number: string): string[] => ['r', 'y', 'g', 'b'].flatMap((colour) => suitsOf(colour, number));

/** My turn on a red circle 3: my top fits, and so does a black circle 2 in four colours. */
const mine = (onto: number): AntarcticAction[] => [
  play('rc2', 'rc2', 'PAYOFF'),
  ...['r', 'y', 'g', 'b'].map((colour) => play('kc2', `${colour}c2`)),
  load('rc2', onto, 'PAYOFF'),
  load('kc2', onto),
  load('ks4', 1),
  load('rc1', onto),
  ...close(HAND),
];

const incident = {
  deed: 'HAND_TO_OPPONENT',
  card: card('gb3'),
  onto: 2,
  instead: { priority: 'B', card: card('rc2'), onto: null },
} as const;

const proven = (count: number): Partial<AntarcticBoard> => ({
  phase: 'WRONGED',
  seat: 1,
  turn: 23,
  accused: accused(1, 23, { called: [0], provenBy: 0 }),
  verdict: {
    caller: 0,
    accused: 1,
    turn: 23,
    incident: { ...incident, onto: count > 2 ? 2 : 0 },
    wronged: count > 2 ? 2 : 0,
  },
  penalty: { violator: 1, wronged: count > 2 ? 2 : 0, closes: true },
});

const called = (state: AntarcticBoard): AntarcticEvent[] =>
  state.verdict
    ? [
        { type: 'Called', verdict: state.verdict },
        { type: 'PenaltyPaid', from: 0, to: 1, fromPile: 3, fromDrawPile: 0 },
      ]
    : [];

const scored: AntarcticEvent = { type: 'RoundScored', score: rounds[1]!, leftOver, totals: [71, 85, 0, 163] };
const afterRound = board(4, {
  round: 3,
  turn: 39,
  seat: 1,
  dealer: 0,
  leader: 1,
  places: [place('bc4', 10, 71), place('rt1', 10, 85), place('gc2', 10, 0), place('ys3', 10, 163)],
  rounds,
  leftOver,
  accused: null,
});

const provenThree = board(4, proven(4));

export const moments: Record<string, Moment> = {
  two: moment(board(2, { centre: centre('rc3', 'rc3', 2, 2) }), HAND, { legalActions: [...mine(1), call(22)] }),
  four: moment(board(4), HAND, {
    legalActions: [...mine(2), call(22)],
    events: [{ type: 'Closed', seat: 3, card: card('bh3'), lapsed: 0 }],
  }),
  five: moment(board(5), HAND, { legalActions: [...mine(3), call(22)] }),
  six: moment(board(6, { credits: 2, centre: centre('kc3', 'rc3', 3, 3) }), HAND, {
    legalActions: [...mine(2), spend('rc2', 'PAYOFF'), ...HAND.split(' ').map((short) => spend(short)), call(22)],
  }),
  wild: moment(board(4, { centre: centre('rc3', 'rc3', 2, 2) }), 'kb2 kc2 gs2 yt3', {
    legalActions: [
      ...everything('2')
        .filter((as) => as.startsWith('r') || as.includes('c'))
        .map((as) => play('kb2', as)),
      ...['r', 'y', 'g', 'b'].map((colour) => play('kc2', `${colour}c2`)),
      ...close('kb2 kc2 gs2 yt3'),
    ],
  }),
  first: moment(
    board(4, {
      phase: 'DECLARE_FIRST',
      dealer: 0,
      accused: null,
      centre: { card: card('kb4'), as: null, cards: 1, chain: 1, next: 1 },
    }),
    '',
    { legalActions: everything('4').map((as): AntarcticAction => ({ type: 'DeclareFirst', as: face(as) })) },
  ),
  joker: moment(
    board(3, {
      phase: 'DECLARE_FIRST',
      dealer: 0,
      accused: null,
      centre: { card: 'JOKER_ONE', as: null, cards: 1, chain: 1, next: 1 },
    }),
    '',
    {
      legalActions: ['1', '2', '3', '4', '?']
        .flatMap(everything)
        .map((as): AntarcticAction => ({ type: 'DeclareFirst', as: face(as) })),
    },
  ),
  long: moment(board(4, { centre: centre('kb?', 'rc?', 5, 0), credits: 4, reshufflesLeft: 1 }), HAND, {
    legalActions: [spend('rc2', 'PAYOFF'), ...HAND.split(' ').map((short) => spend(short)), ...close(HAND), call(22)],
    events: [
      {
        type: 'PlayedToCentre',
        seat: 0,
        from: 'HAND',
        card: card('kb?'),
        as: face('rc?'),
        chain: 5,
        earned: 4,
        outOfTurn: false,
      },
    ],
  }),
  call: moment(board(6, { seat: 1, accused: accused(1, 23), dealer: 0 }), HAND, {
    legalActions: [call(23)],
    turn: { awaited: [1], mayAct: [0, 1, 2, 3, 4, 5], window: null, over: null },
    events: [{ type: 'Loaded', seat: 1, from: 'HAND', card: card('gb3'), onto: 2 }],
  }),
  verdict: moment(provenThree, HAND, {
    turn: { awaited: [2], mayAct: [2], window: 'wronged', over: null },
    window: open('wronged', 14, 15),
    events: called(provenThree),
  }),
  falsely: moment(
    board(4, {
      seat: 1,
      accused: accused(1, 23, { called: [0] }),
      verdict: { caller: 0, accused: 1, turn: 23, incident: null, wronged: null },
    }),
    HAND,
    {
      events: [
        { type: 'Called', verdict: { caller: 0, accused: 1, turn: 23, incident: null, wronged: null } },
        { type: 'PenaltyPaid', from: 1, to: 0, fromPile: 1, fromDrawPile: 0 },
      ],
    },
  ),
  wronged: moment(board(2, { ...proven(2), centre: centre('rc3') }), HAND, {
    legalActions: [play('rc2', 'rc2', 'PAYOFF'), { type: 'Decline' }],
    turn: { awaited: [0], mayAct: [0], window: 'wronged', over: null },
    window: open('wronged', 11, 15),
  }),
  closing: moment(
    board(4, {
      phase: 'CLOSING_DISCARD',
      accused: accused(0, 23, { called: [1], provenBy: 1 }),
      verdict: { caller: 1, accused: 0, turn: 23, incident, wronged: 2 },
      penalty: { violator: 0, wronged: 2, closes: true },
    }),
    HAND,
    { legalActions: close(HAND) },
  ),
  pause: moment(
    board(4, { phase: 'CLOSE_PAUSE', seat: 1, turn: 23, accused: accused(1, 23, { accepted: [3] }) }),
    HAND,
    {
      legalActions: [call(23), accept(23)],
      turn: { awaited: [0], mayAct: [0, 2, 3], window: 'close', over: null },
      window: open('close', 2, 3),
      events: [{ type: 'Closed', seat: 1, card: card('gs?'), lapsed: 0 }],
    },
  ),
  going: moment(
    board(6, {
      phase: 'LAST_PAUSE',
      seat: 2,
      turn: 23,
      accused: accused(2, 23, { accepted: [3, 4] }),
      places: places(6).map((one, seat) => (seat === 2 ? place(null, 0, 0, 3) : one)),
    }),
    HAND,
    {
      legalActions: [call(23), accept(23)],
      turn: { awaited: [0, 1, 5], mayAct: [0, 1, 3, 4, 5], window: 'goingOut', over: null },
      window: open('goingOut', 4, 5),
      events: [{ type: 'WentOut', seat: 2, outOfTurn: false }],
    },
  ),
  round: moment(afterRound, HAND, {
    events: [
      scored,
      { type: 'RoundStarted', round: 3, dealer: 0, leader: 1, centre: card('rc3'), tops: [] },
      { type: 'TurnBegan', turn: 39, seat: 1, drawn: 7 },
    ],
  }),
  empty: moment(board(2), '', { legalActions: [{ type: 'EndTurn' }] }),
  standing: moment(
    board(4, {
      places: [
        place('rc2', 8, 54),
        place('gs?', 9, 131),
        place(null, 0, 214, 0, { living: false, outIn: 1 }),
        place('bh3', 11, 187),
      ],
      options: { ...board(4).options, end: 'LAST_STANDING' },
    }),
    HAND,
    { legalActions: [...mine(3), call(22)] },
  ),
  enforced: moment(board(3, { accused: null, options: { ...board(3).options, order: 'ENFORCED' } }), HAND, {
    legalActions: [play('rc2', 'rc2', 'PAYOFF')],
  }),
  watch: moment(board(6, { seat: 3, accused: accused(3, 23), centre: centre('yt2', 'yt2', 2, 2) }), null),
  replay: moment(board(4, { seat: 1, accused: accused(1, 23) }), HAND, {
    events: [{ type: 'Loaded', seat: 1, from: 'HAND', card: card('gb3'), onto: 2 }],
    hindsight: [{ type: 'OutOfOrder', seat: 1, turn: 23, incident }],
  }),
  end: moment(
    board(4, {
      phase: 'OVER',
      rounds: [...rounds, { ...rounds[1]!, round: 3, lastTurn: 60 }],
      leftOver,
      places: [place('kb?', 4, 115, 3), place('gs?', 7, 119), place(null, 0, 0, 2), place('bh3', 11, 223)],
      ending: { reason: 'targetReached', winners: [2] },
    }),
    HAND,
    {
      turn: {
        awaited: [],
        mayAct: [],
        window: null,
        over: {
          reason: 'targetReached',
          results: [115, 119, 0, 223].map((points, seat) => ({ points, rank: [2, 3, 1, 4][seat] ?? 4, returns: 0 })),
        },
      },
      events: [{ ...scored }, { type: 'MatchEnded', ending: { reason: 'targetReached', winners: [2] } }],
    },
  ),
};
