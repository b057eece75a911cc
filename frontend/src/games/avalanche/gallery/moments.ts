/** Fixed moments of Avalanche to look at. */
import type { BoardProps, SeatInfo } from '../../game';
import type {
  AvalancheAction,
  AvalancheBoard,
  AvalancheEvent,
  AvalancheView,
  Card,
  OpenRun,
  Place,
  Run,
} from '../types';
import { isPiste, pistePoints } from '../cards/printed';

export type Moment = BoardProps<AvalancheView, AvalancheAction, AvalancheEvent>;

const letters: Record<string, Card> = {
  l: 'LIFT',
  g: 'GREEN',
  b: 'BLUE',
  r: 'RED',
  k: 'BLACK',
  a: 'AVALANCHE',
  p: 'SKI_PATROL',
  c: 'PISTE_CLOSED',
  w: 'WIPEOUT',
  s: 'LIFT_PASS',
};
const cards = (short: string): Card[] => [...short].flatMap((letter) => letters[letter] ?? []);

function run(short: string): Run {
  const linked = cards(short);
  const bonus = linked.length >= 5 ? 4 : 0;
  return {
    cards: linked,
    bonus,
    points: bonus + linked.reduce((sum, card) => sum + (isPiste(card) ? pistePoints[card] : 0), 0),
  };
}

const open = (short: string, more: Partial<OpenRun> = {}): OpenRun => ({
  run: run(short),
  patrol: false,
  closed: false,
  ...more,
});

function place(opened: OpenRun | null, banked: string[], inHand = 5, lifts = 1): Place {
  const runs = banked.map(run);
  return { cards: inHand, lifts, open: opened, banked: runs, total: runs.reduce((sum, one) => sum + one.points, 0) };
}

const names = ['Merry Marmot', 'Ada', 'Grumpy Chamois of Zermatt', 'Björk', 'Il Dottore', 'Snowy Owl'];
const seats = (count: number, me: number | null): SeatInfo[] =>
  names
    .slice(0, count)
    .map((name, seat) => ({ seat, name, me: seat === me, online: seat !== 3, away: seat === 3 ? 'AWAY' : 'PRESENT' }));

const board = (places: Place[], more: Partial<AvalancheBoard> = {}): AvalancheBoard => ({
  options: { avalancheHits: 'ALL', drawPileOut: 'HANDS_ONLY', deck: 'FULL', actionCards: 'OFF' },
  places,
  liftPile: 14,
  drawPile: 41,
  discard: cards('gbbr'),
  recycled: [],
  avalanches: 2,
  seat: 0,
  phase: 'PLAY',
  picksLeft: 0,
  playsLeft: 3,
  dry: false,
  passes: 0,
  inUse: null,
  lastActive: 1,
  ending: null,
  ...more,
});

function moment(state: AvalancheBoard, hand: string | null, more: Partial<Moment> = {}): Moment {
  const viewer = hand === null ? null : 0;
  return {
    view: { board: state, hand: hand === null ? null : cards(hand) },
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

const play = (card: Card, target: number | null = null): AvalancheAction => ({ type: 'Play', card, target });

const six = (): Place[] => [
  place(open('bbrk'), ['ggb', 'bbrkk']),
  place(open('ggggbbrrkkrr'), ['gbr'], 12, 3),
  place(null, ['ggggg', 'bb', 'rrr'], 2, 0),
  place(open('', { closed: true }), [], 6),
  place(open('rrk', { patrol: true }), ['bbbrr', 'gg'], 4),
  place(open('gbbrrk'), ['kkrb'], 7, 2),
];

export const moments: Record<string, Moment> = {
  two: moment(
    board([place(open('bbr'), ['ggb', 'bbrkk', 'gg']), place(open('gbbr'), ['gbr', 'rrkkr'], 6, 2)]),
    'lggbrrrka',
    {
      legalActions: [play('BLUE'), play('RED'), play('BLACK'), play('AVALANCHE'), { type: 'EndTurn' }],
      events: [{ type: 'PickedUp', seat: 0, pile: 'DRAW' }],
    },
  ),
  three: moment(board(six().slice(0, 3)), 'lggbrrrka', {
    legalActions: [play('BLUE'), play('RED'), play('BLACK'), play('AVALANCHE'), { type: 'EndTurn' }],
  }),
  four: moment(board(six().slice(0, 4), { phase: 'PICK_UP', picksLeft: 1 }), 'lggbrrrka', {
    legalActions: [
      { type: 'PickUp', pile: 'DRAW' },
      { type: 'PickUp', pile: 'LIFT' },
    ],
  }),
  five: moment(board(six().slice(0, 5)), 'lgbbbrka', {
    legalActions: [play('BLUE'), play('RED'), play('BLACK'), play('AVALANCHE'), { type: 'EndTurn' }],
  }),
  six: moment(board(six(), { phase: 'PICK_UP', picksLeft: 2, avalanches: 4, drawPile: 9 }), 'lgbbbrka', {
    legalActions: [{ type: 'PickUp', pile: 'DRAW' }, { type: 'PickUp', pile: 'LIFT' }, { type: 'Bank' }],
    events: [{ type: 'TurnEnded', seat: 5, played: 2 }],
  }),
  long: moment(
    board(
      [
        place(open('ggggbbbrrkkkrb'), ['ggb', 'bbrkk', 'gg', 'rrr', 'ggbb', 'bbbrrkk', 'gb', 'rkkk']),
        place(open('ggggbbrrkkrr'), ['gbr', 'rrkkr', 'ggg'], 14, 4),
      ],
      { seat: 1 },
    ),
    'llggggbbbrrrkkaapcws',
  ),
  aim: moment(
    board(six(), { options: { avalancheHits: 'ONE', drawPileOut: 'RECYCLE', deck: 'FULL', actionCards: 'HOUSE' } }),
    'lgbacws',
    {
      legalActions: [
        play('BLUE'),
        play('AVALANCHE', 1),
        play('AVALANCHE', 4),
        play('WIPEOUT', 1),
        play('LIFT_PASS'),
        { type: 'EndTurn' },
      ],
    },
  ),
  banked: moment(
    board([place(null, ['ggb', 'bbrkk', 'gg', 'bbr']), place(open('gbbr'), ['gbr', 'rrkkr'], 6, 2)], { seat: 1 }),
    'lggbrrrka',
    {
      events: [{ type: 'Banked', seat: 0, run: run('bbr') }],
    },
  ),
  played: moment(
    board([place(open('bbrk'), ['ggb', 'bbrkk', 'gg']), place(open('gbbr'), ['gbr', 'rrkkr'], 6, 2)]),
    'lggbrrra',
    {
      events: [{ type: 'CardPlayed', seat: 0, card: 'BLACK', target: null }],
    },
  ),
  swept: moment(
    board([place(null, ['ggb', 'bbrkk', 'gg']), place(null, ['gbr', 'rrkkr'], 5, 2)], { seat: 1, avalanches: 3 }),
    'lggbrrrka',
    {
      events: [
        { type: 'CardPlayed', seat: 1, card: 'AVALANCHE', target: null },
        {
          type: 'AvalancheFell',
          seat: 1,
          number: 3,
          lost: [
            { seat: 0, cards: cards('bbr') },
            { seat: 1, cards: cards('gbbr') },
          ],
          saved: [],
        },
      ],
    },
  ),
  fallen: moment(
    board([place(null, ['ggb']), place(null, ['gbr'], 6), place(null, ['bb'], 3)], { seat: 1, avalanches: 3 }),
    'lgbrk',
    {
      events: [
        { type: 'CardPlayed', seat: 1, card: 'AVALANCHE', target: null },
        {
          type: 'AvalancheFell',
          seat: 1,
          number: 3,
          lost: [
            { seat: 0, cards: cards('bbrk') },
            { seat: 2, cards: cards('gg') },
          ],
          saved: [],
        },
      ],
    },
  ),
  end: moment(
    board(
      six().map((one) => ({ ...one, open: null })),
      { phase: 'OVER', avalanches: 5, seat: 2, ending: { reason: 'fifthAvalanche', announcing: [2, 3, 4, 5, 0, 1] } },
    ),
    'lgbr',
    {
      turn: {
        awaited: [],
        mayAct: [],
        window: null,
        over: {
          reason: 'fifthAvalanche',
          results: [23, 6, 22, 0, 18, 13].map((points, seat) => ({
            points,
            rank: [1, 5, 2, 6, 3, 4][seat] ?? 6,
            returns: 0,
          })),
        },
      },
      events: [{ type: 'MatchEnded', ending: { reason: 'fifthAvalanche', announcing: [2, 3, 4, 5, 0, 1] } }],
    },
  ),
  watch: moment(board(six().slice(0, 4)), null),
};
