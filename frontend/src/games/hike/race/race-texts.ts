/** The words of the track and of the race. */
import type { SeatInfo } from '../../game';
import { capital, list, nameOf } from '../../people';
import { cardName, counted, fields, points, terrainNames } from '../cards/card-words';
import type { Crossing, Loss, Terrain } from '../types';

const crossings: Record<Crossing, string> = {
  SPEND: 'spend an equipment card and go on',
  UNEQUIPPED: 'push through without equipment: stop there, and two huskies must rest',
  STOP_BEFORE: 'stop before the field that needs equipment',
};

const reasons: Record<string, string> = {
  onlyRacer: 'The only sled that was ready in time.',
  noRacer: 'No sled was ready in time.',
};

export const raceWords = {
  sledOf: (name: string): string => `The sled of ${name}`,
  mine: 'My sled',
  day: (day: number): string => `Race day ${day}`,
  order: 'Today’s order, last first',
  me: 'You',
  onField: (position: number): string => (position === 0 ? 'at the start' : `on field ${position}`),
  inCamp: 'in camp',
  onTheTrail: 'on the trail',
  lookAtSled: (told: string): string => `${told}. Look at the sled`,
  ahead: (gap: number, first: boolean): string => (first ? 'in the lead' : `${fields(gap)} behind`),
  gap: (gap: number): string => (gap === 0 ? '' : `−${gap}`),
  turnOf: (name: string): string => `${name} is on the trail`,
  myTurn: 'Choose a husky to plan its run, and once more to send it off.',
  planning: 'Plan on with more huskies, or go.',
  horizon: 'How it goes on will be seen when you get there.',
  foreseeing: 'Looking ahead …',
  over: 'The match is over.',
  ended: 'You made camp. The others are still out.',
  outTogether: (count: number): string => `You are on the trail. Still out: ${count}.`,
  endedTogether: (count: number, byItself: boolean): string =>
    count === 0
      ? 'Everybody made camp.'
      : `${byItself ? raceWords.campedItself : 'You made camp.'} Still out: ${count}.`,
  together: 'Everybody is out on the trail, and shown as at dawn.',
  asAtDawn: 'The others are shown as at dawn.',
  stranded: 'Stranded: no husky of yours can enter the next field.',
  outOfRace: 'You were not at the start in time and watch the race.',
  finished: 'You are at the finish!',
  mustRest: (count: number): string =>
    count === 1
      ? 'Through without equipment: choose one more husky to rest.'
      : `Through without equipment: choose ${count} huskies to rest.`,
  due: (card: 'SINGLE_CARE' | 'DOUBLE_CARE'): string =>
    `You caught up with ${cardName(card)}: use it today if you can.`,
  careHint: 'No husky can go on. Choose whom to care for.',
  nothingLeft: 'Nobody can go on. Time to make camp.',
  campedItself: 'No husky of yours could go on, so you are in camp.',

  deeds: 'Today so far',
  hand: 'In my hand',
  inHand: { SINGLE_CARE: 'Care', DOUBLE_CARE: 'Double care', EQUIPMENT: 'Equipment' } as const,
  unseenCards: (count: number): string => counted(count, 'unseen card'),
  dueOther: (card: 'SINGLE_CARE' | 'DOUBLE_CARE'): string => `Caught up with ${cardName(card)}, to be used today`,

  gets: (count: number, to: number): string => `+${count} → ${to}`,
  lost: (count: number): string => `${count} lost`,
  /** On the card of a husky that can run in several ways. */
  reach: (least: number, most: number): string =>
    least === most ? `+${least}: how?` : `+${least} ${most - least > 1 ? 'to' : 'or'} +${most}`,
  careBadge: '♥',
  restBadge: 'rest',
  variant: (extra: Terrain | null, crossing: Crossing | null, lost: number): string =>
    capital(
      [
        extra === null ? '' : `extra point as ${terrainNames[extra]}`,
        crossing === null ? '' : crossings[crossing],
        lost > 0 ? `${points(lost)} lost` : '',
      ]
        .filter(Boolean)
        .join(', ') || 'without its extra point',
    ),
  husky: (name: string, state: string): string => `${name}, ${state}`,
  state: { READY: 'ready', TIRED: 'tired', RESTING: 'resting' } as const,
  upgraded: 'with equipment',
  noPoints: 'youngster',
  pointsOf: (kinds: readonly Terrain[]): string => kinds.map((one) => terrainNames[one]).join(', '),
  runs: (from: number, to: number, lost: number): string =>
    `runs ${fields(to - from)} to field ${to}${lost > 0 ? `, ${points(lost)} lost` : ''}`,
  runsTo: (count: number): string => `${count} ways to run`,
  goAgain: 'press again to run now',
  restThis: 'send to rest',
  careThis: 'wake with a care card',
  careColumn: 'wake the column with a double care card',
  emptyPlace: 'empty place',

  steps: (count: number): string => (count === 1 ? '' : `${count} steps`),
  goOn: 'Go',
  goTo: (to: number): string => `Go to field ${to}`,
  goDo: 'Do it',
  back: 'Back',
  backName: 'Take back the last step of the plan',
  end: 'Make camp',
  endAsk: (names: string[], last: boolean): string =>
    `${list(names)} could still run. ${last ? 'If nobody runs today, the race ends. ' : ''}Make camp all the same?`,
  losing: (losses: readonly Loss[]): string =>
    losses.length === 0
      ? ''
      : `After this no ${list(losses.map(({ snow }) => terrainNames[snow])).replace(/ and /, ' and no ')} is left: ${list(
          losses.map(({ snow, fields: count }) => counted(count, `${terrainNames[snow]} field`)),
        )} ahead!`,
  lastOne: 'the last!',
  still: 'Nobody moved yesterday: a second day like that ends the race.',
  endYes: 'Make camp',
  endNo: 'Stay on the trail',
  asking: (name: string): string => `How shall ${name} run?`,
  askingCare: (name: string): string => `Which care for ${name}?`,
  never: 'Not now',
  single: (name: string): string => `Care card: ${name} is ready again`,
  double: (names: string[]): string => `Double care card: ${list(names)} ready again`,
  lookBack: 'Back to my sled',
  keys: { go: 'G', back: 'B', end: 'E' },

  night: (day: number): string => `Night falls on race day ${day}`,
  dawn: 'Sleds and huskies rest by their fires.',
  stillNight: 'No sled has moved today. If none moves tomorrow, the race ends',
  caughtUp: (people: readonly SeatInfo[], seat: number, card: 'SINGLE_CARE' | 'DOUBLE_CARE'): string =>
    `${nameOf(seat, people)} is far behind and gets ${cardName(card)}`,
  skip: 'On to the next day',

  finish: 'The finish',
  winner: (names: string[], me: boolean): string =>
    names.length === 0
      ? 'Nobody won'
      : me && names.length === 1
        ? 'You won the race!'
        : `${list(names)} ${names.length === 1 ? 'wins' : 'share the victory'}`,
  /** `still`: how many days running nobody moved; not told where the first such day ended the race. */
  why: (reason: string, home: number, still?: number): string => {
    if (reason === 'stalled')
      return `${still === 1 ? 'Every sled was stranded' : `No sled moved ${still ? 'for two days' : 'a whole day long'}`}: the farthest wins.`;
    if (reason !== 'finish') return reasons[reason] ?? '';
    return home === 1
      ? 'The only sled at the finish that evening: won by a day.'
      : 'Most ready huskies, with the care cards left; then the fewest points in the sled.';
  },
  plus: (count: number): string => (count > 0 ? `+${count}` : '–'),
  campAt: (from: number | null, to: number): string => (from === null || from === to ? `${to}` : `${from} → ${to}`),
  columns: { musher: 'Musher', field: 'Field', ready: 'Ready', care: 'Care', points: 'Points' },
  atFinish: 'finish',
  wonMark: 'winner',
  outMark: 'out of the race',
};
