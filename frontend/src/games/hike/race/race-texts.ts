/** The words of the race. */
import type { SeatInfo } from '../../game';
import { capital, list, nameOf } from '../../people-texts';
import { cardName, terrainNames } from '../cards/card-texts';
import { counted, fields, huskies, points } from '../cards/grammar-texts';
import type { Condition, Crossing, Loss, Terrain } from '../types';

const crossings: Record<Crossing, string> = {
  SPEND: 'spend an equipment card and run on',
  UNEQUIPPED: 'go without equipment: stop there and rest two huskies',
  STOP_BEFORE: 'stop before the field that needs equipment',
};

const reasons: Record<string, string> = {
  onlyRacer: 'The only sled ready in time.',
  noRacer: 'No sled was ready in time.',
};

/** A husky for the screen reader: how it is, what it can do, and what that costs. */
interface HuskyTold {
  name: string;
  condition: Condition;
  points: readonly Terrain[];
  upgraded: boolean;
  offer?: string;
  losing?: string;
}

/** A racer for the screen reader: where they are, and what they do now. */
interface RacerTold {
  name: string;
  position: number;
  gap: number;
  leads: boolean;
  doing: 'camp' | 'trail' | null;
}

/** The things that apply, one after the other. */
const parts = (all: readonly string[]): string => all.filter((part) => part !== '').join(', ');

const conditions: Record<Condition, string> = { READY: 'ready', TIRED: 'tired', RESTING: 'resting' };
const doings = { camp: 'in camp', trail: 'current player' } as const;

type Care = 'SINGLE_CARE' | 'DOUBLE_CARE';

export const raceWords = {
  sledOf: (name: string): string => `${name}’s sled`,
  mine: 'Your sled',
  day: (day: number): string => `Race day ${day}`,
  order: 'Today’s order, last first',
  me: 'You',
  inCamp: doings.camp,
  racer: ({ name, position, gap, leads, doing }: RacerTold): string =>
    `${parts([
      name,
      position === 0 ? 'at the start' : `on field ${position}`,
      leads ? 'in the lead' : `${fields(gap)} behind`,
      doing === null ? '' : doings[doing],
    ])}. Show sled`,
  gap: (gap: number): string => (gap === 0 ? '' : `−${gap}`),
  turnOf: (name: string): string => `It’s ${name}’s turn.`,
  myTurn: 'Select a husky to preview its run, select it again to run.',
  planning: 'Add huskies, or go.',
  horizon: 'You’ll see what comes next when you get there.',
  foreseeing: 'Looking ahead …',
  over: 'The match is over.',
  ended: 'You made camp.',
  outTogether: (count: number): string => `You’re on the trail. Still out: ${count}.`,
  endedTogether: (count: number, automatic: boolean): string =>
    count === 0
      ? 'Everyone has made camp.'
      : automatic
        ? `${raceWords.campedAutomatically} Still out: ${count}.`
        : `You made camp. Still out: ${count}.`,
  together: 'Everyone is on the trail, shown where they started today.',
  asAtDawn: 'Others are shown where they started today.',
  stranded: 'Stranded: none of your huskies can enter the next field.',
  outOfRace: 'You weren’t ready in time, so you’re watching the race.',
  finished: 'You’ve reached the finish!',
  mustRest: (count: number): string => `No equipment: choose ${huskies(count)} to rest.`,
  due: (card: Care): string => `You’re behind, so you get ${cardName(card)}: use it today once no husky can run.`,
  careHint: 'No husky can run. Choose one to care for.',
  nothingLeft: 'No husky can run. Make camp.',
  campsItself: 'No husky can run: camp follows by itself…',
  campedAutomatically: 'No husky could run, so you made camp.',

  deeds: 'Today so far',
  hand: 'Hand',
  inHand: { SINGLE_CARE: 'Care', DOUBLE_CARE: 'Double care', EQUIPMENT: 'Equipment' },
  unseenCards: (count: number): string => counted(count, 'unseen card'),
  dueOther: (card: Care): string => `Far behind: got ${cardName(card)} to use today.`,

  gets: (count: number, to: number): string => `+${count} → ${to}`,
  lost: (count: number): string => `${count} lost`,
  /** On the card of a husky that can run in several ways. */
  reach: (least: number, most: number): string =>
    least === most ? `+${least}: how?` : most - least > 1 ? `+${least} to +${most}` : `+${least} or +${most}`,
  careBadge: '♥',
  restBadge: 'rest',
  variant: (extra: Terrain | null, crossing: Crossing | null, lost: number): string =>
    capital(
      parts([
        extra === null ? '' : `custom point: ${terrainNames[extra]}`,
        crossing === null ? '' : crossings[crossing],
        lost > 0 ? `${points(lost)} lost` : '',
      ]) || 'without its custom point',
    ),
  husky: ({ name, condition, points: printed, upgraded, offer = '', losing = '' }: HuskyTold): string =>
    parts([
      name,
      conditions[condition],
      printed.length > 0 ? parts(printed.map((one) => terrainNames[one])) : 'youngster',
      upgraded ? 'with equipment' : '',
      offer,
      losing,
    ]),
  runs: (from: number, to: number, lost: number): string =>
    lost > 0
      ? `runs ${fields(to - from)} to field ${to}, ${points(lost)} lost`
      : `runs ${fields(to - from)} to field ${to}`,
  runsTo: (count: number): string => `${count} ways to run`,
  goAgain: 'select again to run',
  restThis: 'select to rest',
  careThis: 'ready it with a care card',
  careColumn: 'ready the column with a double care card',
  emptyPlace: 'empty place',

  steps: (count: number): string => (count === 1 ? '' : `${count} steps`),
  goOn: 'Go',
  goTo: (to: number): string => `Go to field ${to}`,
  goDo: 'Confirm',
  back: 'Back',
  backName: 'Back one step',
  end: 'Make camp',
  endAsk: (names: string[], last: boolean): string =>
    last
      ? `${list(names)} could still run. If no sled moves today, the race ends. Make camp anyway?`
      : `${list(names)} could still run. Make camp anyway?`,
  losing: (losses: readonly Loss[]): string =>
    losses.length === 0
      ? ''
      : `Costs your last ${list(losses.map(({ snow }) => terrainNames[snow]))}: ${list(
          losses.map(({ snow, fields: count }) => counted(count, `${terrainNames[snow]} field`)),
        )} ahead!`,
  lastOne: 'the last!',
  still: 'No sled moved yesterday. If none moves today, the race ends.',
  endYes: 'Make camp',
  endNo: 'Keep going',
  asking: (name: string): string => `How should ${name} run?`,
  askingCare: (name: string): string => `Which care card for ${name}?`,
  never: 'Cancel',
  single: (name: string): string => `Care card: ${name} is ready again`,
  double: (names: string[]): string =>
    names.length === 1
      ? `Double care card: ${list(names)} is ready again`
      : `Double care card: ${list(names)} are ready again`,
  lookBack: 'Back to your sled',
  keys: { go: 'G', back: 'B', end: 'E' },

  night: (day: number): string => `Night falls on race day ${day}`,
  nightFalls: (day: number): string => `Night falls on race day ${day}.`,
  dawn: 'Mushers and huskies rest by their fires.',
  stillNight: 'No sled moved today. If none moves tomorrow, the race ends.',
  caughtUp: (people: readonly SeatInfo[], seat: number, card: Care): string =>
    `${nameOf(seat, people)} is far behind and gets ${cardName(card)}.`,
  skip: 'Next day',

  finish: 'The finish',
  winner: (names: string[], me: boolean): string =>
    names.length === 0
      ? 'No one won'
      : names.length > 1
        ? `${list(names)} share the win`
        : me
          ? 'You won the race!'
          : `${list(names)} won the race!`,
  /** `still`: how many days running no sled moved. */
  why: (reason: string, home: number, still: number): string => {
    if (reason === 'stalled')
      return still === 1
        ? 'Every sled was stranded: the farthest wins.'
        : 'No sled moved for two days: the farthest wins.';
    if (reason !== 'finish') return reasons[reason] ?? '';
    return home === 1
      ? 'The only sled to finish that day: won by a day.'
      : 'Decided by ready huskies plus care cards, then by the fewest sled points.';
  },
  plus: (count: number): string => (count > 0 ? `+${count}` : '–'),
  campAt: (from: number | null, to: number): string => (from === null || from === to ? `${to}` : `${from} → ${to}`),
  columns: { musher: 'Musher', field: 'Field', ready: 'Ready', care: 'Care', points: 'Points' },
  atFinish: 'finish',
  wonMark: 'winner',
  outMark: 'out of the race',
};
