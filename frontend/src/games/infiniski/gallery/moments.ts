/** Fixed moments of Infiniski to look at, from a short telling of what was laid: "S01p S05l". */
import type { BoardProps, SeatInfo } from '../../game';
import { scoreCard, slopeCards } from '../deck';
import type {
  Forecast,
  InfiniskiAction,
  InfiniskiEvent,
  InfiniskiView,
  Laid,
  Orientation,
  Part,
  Passage,
  Slope,
  SlopeCard,
} from '../types';

export type Moment = BoardProps<InfiniskiView, InfiniskiAction, InfiniskiEvent>;

const seats: SeatInfo[] = [{ seat: 0, name: 'Merry Marmot', me: true, online: true, away: 'PRESENT' }];

const wayOf = (letter: string): Orientation => (letter === 'p' ? 'PORTRAIT' : 'LANDSCAPE');
const partsOf = (way: Orientation): Part[] => (way === 'PORTRAIT' ? ['PORTRAIT'] : ['LEFT', 'RIGHT']);
const all = Object.keys(slopeCards) as SlopeCard[];

/** "S01p", with ">" for a jump off its end, "^" for one off its left section, "!" where that was forced. */
function laid(told: string, turn: number, landing: Part | null): Laid {
  const card = told.slice(0, 3) as SlopeCard;
  const orientation = wayOf(told[3] ?? 'p');
  const skied = partsOf(orientation).filter((part) => slopeCards[card][part] !== null);
  const passed = skied.filter(
    (part) => !(landing === 'RIGHT' && part === 'LEFT') && !(told.includes('^') && part === 'RIGHT'),
  );
  const jumped = told.includes('>') || told.includes('^');
  return {
    card,
    orientation,
    turn,
    passed,
    takeOff: jumped ? (passed.at(-1) ?? 'RIGHT') : null,
    forced: told.includes('!'),
    speed: 5,
    hazard: 1,
    exit: jumped ? null : (slopeCards[card][passed.at(-1) ?? 'LEFT']?.slope ?? null),
  };
}

const sideOf = (before: Laid | undefined): Part | null =>
  !before?.takeOff ? null : before.takeOff === 'LEFT' ? 'LEFT' : 'RIGHT';

function slopeOf(told: string, first: number): Laid[] {
  const slope: Laid[] = [];
  for (const one of told.split(' ').filter(Boolean)) slope.push(laid(one, first + slope.length, sideOf(slope.at(-1))));
  return slope;
}

/** Returns the server's forecasts for a card. */
function forecast(view: InfiniskiView, card: SlopeCard, orientation: Orientation): Forecast[] {
  const route = partsOf(orientation)
    .filter((part) => part !== 'LEFT' || view.landing !== 'RIGHT')
    .filter((part) => slopeCards[card][part] !== null);
  const gains = route.flatMap((part) => {
    const { speeds } = slopeCards[card][part]!;
    return speeds.length > 1 ? [...speeds] : [];
  });
  return (gains.length > 0 ? gains : [0]).map((gain) => {
    let { speed, hazard } = view;
    const passages: Passage[] = [];
    for (const part of route) {
      const section = slopeCards[card][part]!;
      speed = Math.max(0, Math.min(10, speed + (section.speeds.length > 1 ? gain : section.speeds[0]!)));
      hazard += section.hazard;
      const must = section.mustJump !== null && speed >= section.mustJump;
      const can = section.canJump !== null && speed >= section.canJump;
      const flagged = section.flag === 'ALWAYS' || (section.flag === 'WITH_MORE' && view.flags === 'MORE');
      const buried = speed < hazard;
      passages.push({
        part,
        speed,
        hazard,
        jump: must ? 'MUST' : can ? 'CAN' : 'NO',
        flag: flagged && !must && !buried ? scoreCard[speed]!.flag : 0,
        buried,
      });
      if (buried || must) break;
    }
    return { card, orientation, gain, passages, noLanding: route.length === 0 };
  });
}

function moment(
  slope: string,
  hand: string,
  more: Partial<InfiniskiView> & { first?: number; events?: InfiniskiEvent[]; acts?: InfiniskiAction[]; viewer?: null },
): Moment {
  const { first = 1, events = [], acts, viewer = 0, ...rest } = more;
  const onSlope = slopeOf(slope, first);
  const inHand = hand.split(' ').filter(Boolean) as SlopeCard[];
  const last = onSlope.at(-1);
  const connection: Slope | null = last?.exit ?? null;
  const landing = sideOf(last);
  const used = [...inHand, ...onSlope.map(({ card }) => card)];
  const rest15 = all.filter((card) => !used.includes(card));
  const view: InfiniskiView = {
    flags: 'ONE',
    turn: last?.turn ?? 0,
    speed: 4,
    hazard: 1,
    score: 0,
    hand: inHand,
    handLimit: scoreCard[rest.speed ?? 4]!.hand,
    deck: Math.max(0, rest15.length - 2),
    discards: rest15.slice(0, 2),
    slope: onSlope,
    shuffles: 0,
    flagsTaken: 0,
    connection: landing === null ? connection : null,
    landing,
    task: landing === null ? 'PLACE' : 'LAND',
    forecasts: [],
    ...rest,
  };
  const laying = view.task === 'PLACE' || view.task === 'LAND';
  const places = inHand.flatMap((card) =>
    (['PORTRAIT', 'LANDSCAPE'] as const).flatMap((orientation): InfiniskiAction[] => {
      const entry = slopeCards[card][orientation === 'PORTRAIT' ? 'PORTRAIT' : 'LEFT']?.slope;
      const lands = orientation === 'LANDSCAPE' && (landing === null || slopeCards[card][landing] !== null);
      const fits =
        entry !== undefined && (view.task === 'LAND' ? lands : view.connection === null || entry === view.connection);
      return laying && fits ? [{ type: 'Place', card, orientation }] : [];
    }),
  );
  const forecasts = places.flatMap((one) => (one.type === 'Place' ? forecast(view, one.card, one.orientation) : []));
  const over = view.task === 'OVER';
  return {
    view: { ...view, forecasts },
    legalActions: viewer === null || over ? [] : (acts ?? places),
    turn: {
      awaited: over ? [] : [0],
      mayAct: over ? [] : [0],
      number: view.turn + 1,
      window: null,
      over: over
        ? { reason: 'buried', results: [{ points: view.score, rank: 1, returns: 0.4, turns: view.turn }] }
        : null,
    } as unknown as Moment['turn'],
    events,
    hindsight: [],
    seats,
    window: null,
    viewer,
    act: () => {},
    ...(viewer === null ? {} : { actAll: () => Promise.resolve('done' as never) }),
    busy: false,
  };
}

const LONG = 'S11p S01l S09p S12l S03l';

export const moments: Record<string, Moment> = {
  start: moment('', 'S02 S05 S08 S13', { deck: 11, discards: [] }),
  play: moment('S01p S03l S11p S13l', 'S02 S04 S15', { speed: 6, hazard: 2, score: 3, first: 1, flagsTaken: 1 }),
  flag: moment('S01p S03l', 'S05 S14', {
    speed: 8,
    hazard: 3,
    score: 6,
    events: [{ type: 'Skied', card: 'S03', part: 'RIGHT', slope: 'DOWNHILL', speed: 8, hazard: 3 }],
  }),
  taken: moment('S01p S03l S05l', 'S13 S04', {
    speed: 7,
    hazard: 3,
    score: 9,
    flagsTaken: 1,
    events: [
      { type: 'CardLaid', card: 'S05', orientation: 'LANDSCAPE', turn: 3 },
      { type: 'FlagTaken', points: 3, score: 9 },
    ],
  }),
  deadly: moment('S11p S01l S09p', 'S07 S12 S14 S06 S03', { speed: 2, hazard: 2, score: 4, first: 7 }),
  jump: moment('S09p S12l S10p', 'S07 S06', {
    speed: 7,
    hazard: 2,
    score: 5,
    task: 'JUMP_OR_SKI',
    acts: [{ type: 'Jump' }, { type: 'SkiOn' }],
    first: 9,
  }),
  air: moment('S09p S12l S10p>', 'S07 S06', {
    speed: 7,
    hazard: 2,
    score: 5,
    first: 9,
    events: [{ type: 'Jumped', part: 'PORTRAIT', must: false, forced: false, discarded: ['S01'], speed: 6, hazard: 2 }],
  }),
  over: moment('S09p S12l S08l^ S06l S02l', '', {
    speed: 4,
    hazard: 5,
    score: 12,
    first: 22,
    task: 'OVER',
    shuffles: 2,
    flagsTaken: 3,
    events: [{ type: 'Buried', speed: 4, hazard: 5, turn: 26 }],
  }),
  gain: moment('S09p S12l S10l S02p', 'S07 S06', {
    speed: 6,
    hazard: 2,
    score: 5,
    task: 'GAIN',
    acts: [
      { type: 'Gain', speed: 2 },
      { type: 'Gain', speed: 3 },
    ],
    first: 9,
  }),
  forced: moment('S09p S12l S08l^ S06l', 'S02 S05', {
    speed: 6,
    hazard: 5,
    score: 5,
    first: 12,
    task: 'JUMP_FORCED',
    acts: [{ type: 'ForcedJump' }],
    events: [{ type: 'YetiMet', hazard: 5 }],
  }),
  discard: moment(LONG, 'S07 S06 S08 S10', {
    speed: 8,
    hazard: 4,
    score: 11,
    task: 'DISCARD',
    first: 17,
    acts: (['S07', 'S06', 'S08', 'S10'] as const).map((card) => ({ type: 'Discard', card })),
  }),
  crack: moment('S09p S12p S07l', 'S14 S05 S02', { speed: 8, hazard: 3, score: 2, first: 4 }),
  more: moment('S12l S13l S04p', 'S03 S10 S05', { speed: 5, hazard: 1, score: 7, flags: 'MORE', first: 2 }),
  watch: moment(LONG, 'S07 S06 S08', { speed: 6, hazard: 4, score: 11, first: 17, viewer: null }),
};
