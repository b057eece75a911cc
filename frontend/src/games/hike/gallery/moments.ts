/** Fixed moments of Hike! to look at: the preparation, from small descriptions of sleds. */
import type { SeatInfo } from '../../game';
import { huskies } from '../deck';
import { misfits, type Sled } from '../cards/places';
import type { HikeBoardProps } from '../board-props';
import type { Card, HikeAction, HikeBoard, HikeEvent, Husky, Landscape, Musher, Task } from '../types';

const names = ['Merry Marmot', 'Bea', 'Grumpy Chamois of Zermatt', 'Cid', 'Il Dottore', 'Snowy Owl'];
const seats = (count: number, me: number | null): SeatInfo[] =>
  names
    .slice(0, count)
    .map((name, seat) => ({ seat, name, me: seat === me, online: true, away: seat === 4 ? 'AWAY' : 'PRESENT' }));

const cards = (short: string): Card[] =>
  short
    .split(' ')
    .filter(Boolean)
    .map((one) => ({ E: 'EQUIPMENT', S: 'SINGLE_CARE', D: 'DOUBLE_CARE' })[one] ?? one) as Card[];

/** "H23 . Y1 …": a dot is a free place. */
const sled = (short: string): (Husky | null)[] =>
  short
    .split(' ')
    .map((one) => (one === '.' ? null : { card: one as Card, condition: 'READY' as const, upgraded: false }));

const PILE: readonly Card[] = ['SINGLE_CARE', 'DOUBLE_CARE', 'DOUBLE_CARE'];

const musher = (dogs: string, known: string, more: Partial<Musher> = {}): Musher => ({
  standing: 'PREPARING',
  sled: sled(dogs),
  known: cards(known),
  unseen: 2,
  noHuskies: false,
  pile: PILE,
  plusOnes: 2,
  position: 0,
  due: null,
  ...more,
});

/** Sleds whose edges match. */
const eights: readonly Musher[] = [
  musher('. . H31 . . H17 . Y1', 'E', { unseen: 2 }),
  musher('H29 H23 . H21 Y2 . . H05', 'H08', { unseen: 1, plusOnes: 1 }),
  musher('. H34 H16 . . H32 H40 .', 'E S', { unseen: 2 }),
  musher('H37 Y3 . . H10 . . .', '', { unseen: 2, plusOnes: 0 }),
];
const sixes: readonly Musher[] = [
  musher('. H31 . Y1 H17 .', 'E H12', { unseen: 1 }),
  musher('H29 H23 . Y2 . H05', 'H08', { unseen: 1, plusOnes: 1 }),
  musher('H34 H16 . H32 H40 .', 'E S', { unseen: 2 }),
  musher('H37 Y3 . H10 . .', '', { unseen: 2, plusOnes: 0 }),
  musher('. . . . H26 H20', 'S', { unseen: 2 }),
  musher('H04 H02 H25 H18 Y4 Y5', 'D', { standing: 'DECLARED', unseen: 1, noHuskies: true, pile: PILE.slice(1) }),
];

const FEW = 'H36 H09 E H14 Y6 H43 S H22';
const MANY =
  'H36 H09 E H14 Y6 H43 S H22 H01 H03 E H07 H11 H13 Y7 H15 H19 H24 H27 H28 S H30 H33 H35 H38 H39 H41 H42 H44 H45 H46 H47 H48';

const open: readonly Landscape[] = ['L05', 'L11', 'L03', 'L14', 'L08', 'L02', 'L10', 'L12'];

const board = (count: number, day: number, more: Partial<HikeBoard> = {}): HikeBoard => {
  const [rotated, size] = count > 4 ? [3, 6] : [4, 8];
  const turned = Math.min(day, size);
  return {
    options: { days: 'ONE_BY_ONE' },
    phase: 'PREPARATION',
    day,
    turn: 11,
    first: 0,
    toPlay: Array.from({ length: count }, (_, seat) => seat),
    task: 'ACTION',
    mushers: (count > 4 ? sixes : eights).slice(0, count),
    centre: cards(count > 4 ? MANY : FEW),
    deck: count > 4 ? 9 : 51,
    track: { open: open.slice(0, turned), faceDown: size - turned, rotated },
    lastDay: null,
    daysWithoutDeck: 0,
    carePile: 0,
    careDiscard: [],
    moved: false,
    stillDays: 0,
    toRest: 0,
    yesterday: [],
    ending: null,
    ...more,
  };
};

/** Returns the actions that the server would offer: only for these pictures and their tests. */
function legal(task: Task, mine: Musher, hand: readonly Card[], centre: readonly Card[]): HikeAction[] {
  const dogs = (all: readonly Card[]): Card[] => all.filter((card) => huskies[card]);
  const young = (all: readonly Card[]): Card[] => all.filter((card) => card.startsWith('Y'));
  const places = (on: Sled, card: Card): number[] =>
    on.flatMap((there, place) => (there === null && misfits(on, place, card).length === 0 ? [place] : []));
  const place = (card: Card): number[] => places(mine.sled, card);
  const full = mine.sled.every((one) => one !== null);
  const taken = mine.sled.flatMap((one, at) => (one ? [at] : []));
  const fromHand = dogs(hand).flatMap((card) =>
    place(card).map((at) => ({ type: 'PlaceFromHand', card, place: at }) as const),
  );
  switch (task) {
    case 'ACTION':
      return [
        ...(mine.plusOnes > 0 ? [{ type: 'OpenOne' } as const] : []),
        ...dogs(centre).flatMap((card) => place(card).map((at) => ({ type: 'DraftToSled', card, place: at }) as const)),
        ...[...new Set(centre)].map((card) => ({ type: 'DraftToHand', card }) as const),
        ...fromHand,
        ...taken.map((at) => ({ type: 'LiftOut', place: at }) as const),
        ...(taken.length > 0 ? [{ type: 'Pass' } as const] : []),
      ];
    case 'PUT_BACK':
      return fromHand;
    case 'AFTERWARDS':
      return [
        ...(['CENTRE', 'HAND'] as const).flatMap((from) =>
          young(from === 'CENTRE' ? centre : hand).flatMap((card) =>
            place(card).map((at) => ({ type: 'PlaceYoungster', from, card, place: at }) as const),
          ),
        ),
        ...(full ? [{ type: 'Declare' } as const] : []),
        { type: 'EndTurn' },
      ];
    case 'UPGRADE':
      return [
        ...taken
          .filter((at) => huskies[mine.sled[at]!.card]?.points.length === 1 && !mine.sled[at]!.upgraded)
          .map((at) => ({ type: 'Upgrade', place: at }) as const),
        { type: 'EndTurn' },
      ];
    default:
      return [];
  }
}

const moment = (
  made: HikeBoard,
  viewer: number | null,
  unseen: readonly Card[] = [],
  events: HikeEvent[] = [],
): HikeBoardProps => {
  const mine = viewer === null ? undefined : made.mushers[viewer];
  const awaited = made.ending ? [] : made.toPlay.slice(0, 1);
  return {
    view: { board: made, own: viewer === null ? null : { unseen, underway: null, losses: [] } },
    legalActions:
      mine && viewer === made.toPlay[0] ? legal(made.task, mine, [...mine.known, ...unseen], made.centre) : [],
    turn: { awaited, mayAct: awaited, window: null, over: null } as unknown as HikeBoardProps['turn'],
    events,
    hindsight: [],
    seats: seats(made.mushers.length, viewer),
    window: null,
    viewer,
    act: () => {},
    busy: false,
  };
};

const mine = (all: readonly Musher[], more: Partial<Musher>): Musher[] =>
  all.map((one, seat) => (seat === 0 ? { ...one, ...more } : one));
const FULL = 'H31 Y1 H17 H23 H11 H15 H13 H19';

/** The preparation, by name. */
export const moments: Record<string, HikeBoardProps> = {
  two: moment(board(2, 3), 0, cards('H36 S')),
  four: moment(board(4, 5, { deck: 30, centre: cards(`${FEW} H01 H03 E H07 H11 H13`) }), 0, cards('H08 H44')),
  three: moment(board(3, 4), 0, cards('H08 H44')),
  five: moment(board(5, 4), 0, cards('H06')),
  six: moment(board(6, 5, { lastDay: 6 }), 0, cards('H06')),
  late: moment(board(4, 9, { deck: 0, lastDay: 11 }), 0, cards('H36 S')),
  first: moment(
    board(2, 1, {
      mushers: mine(eights, { sled: sled('. . . . . . . .'), known: [] }).slice(0, 2),
      centre: cards('H36 H09 E H14'),
    }),
    0,
    cards('H12 E'),
  ),
  back: moment(
    board(2, 3, {
      task: 'PUT_BACK',
      mushers: mine(eights, { sled: sled('. . H31 . . . . Y1'), known: cards('E H17') }).slice(0, 2),
    }),
    0,
    cards('H36 S'),
  ),
  bonus: moment(board(2, 4, { task: 'AFTERWARDS' }), 0, cards('Y8 H36')),
  full: moment(
    board(4, 8, { task: 'AFTERWARDS', mushers: mine(eights, { sled: sled(FULL), known: cards('E E') }) }),
    0,
    cards('H36 H08'),
  ),
  wall: moment(
    board(2, 8, {
      task: 'AFTERWARDS',
      mushers: mine(eights, { sled: sled('H07 Y1 H17 Y2 H11 H20 Y3 H19'), known: cards('E') }).slice(0, 2),
    }),
    0,
    cards('H36 H08'),
  ),
  upgrade: moment(
    board(4, 8, {
      task: 'UPGRADE',
      lastDay: 11,
      mushers: mine(eights, {
        sled: sled(FULL),
        known: cards('E E'),
        standing: 'DECLARED',
        noHuskies: true,
        unseen: 0,
      }),
    }),
    0,
  ),
  waiting: moment(board(4, 5, { toPlay: [1, 2, 3] }), 0, cards('H08 H44')),
  start: moment(
    board(4, 9, {
      lastDay: 11,
      toPlay: [2, 3],
      mushers: mine(eights, {
        sled: sled(FULL),
        known: cards('E S'),
        standing: 'DECLARED',
        noHuskies: true,
        unseen: 0,
        pile: PILE.slice(1),
      }),
    }),
    0,
  ),
  watch: moment(board(6, 5, { lastDay: 6 }), null),
};
