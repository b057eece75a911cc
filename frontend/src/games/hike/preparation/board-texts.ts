/** The words on the parts of the board; texts.ts tells what happens and what can be done. */
import { awayWords, capital, list, nameOf, type Seats } from '../../people-texts';
import { cardName, cardNames, terrainNames } from '../cards/card-texts';
import { isDog, isYoungster } from '../cards/dogs';
import { cards, counted, either, places, points } from '../cards/grammar-texts';
import { demandsOf, sides, terrains, type Side, type Sled } from '../cards/places';
import { huskies, type Edge } from '../deck';
import { placeName } from '../texts/texts';
import type { Card, Condition, HikeBoard, Husky, Musher, Terrain } from '../types';

const edgeNames: Record<Edge, string> = { BLUE: 'blue', PINK: 'pink', JOKER: 'any colour' };
const sideNames: Record<Side, string> = { top: 'top', right: 'right', bottom: 'bottom', left: 'left' };
const conditions: Record<Condition, string> = { READY: '', TIRED: 'tired', RESTING: 'resting' };

/** Joins the parts that are not empty. */
const parts = (all: readonly string[]): string => all.filter((part) => part !== '').join('; ');

/** "2 compact snow + 1 powder". */
const snows = (printed: readonly Terrain[]): string =>
  terrains
    .flatMap((terrain) => {
      const count = printed.filter((one) => one === terrain).length;
      return count === 0 ? [] : [`${count} ${terrainNames[terrain]}`];
    })
    .join(' + ');

/** "1 compact snow + 1 powder"; what other cards are for. */
export function worth(card: Card): string {
  const printed = huskies[card];
  if (!printed) return boardWords.purposes[card as keyof typeof boardWords.purposes];
  return isYoungster(card) ? 'youngster: no points, fits next to any husky' : snows(printed.points);
}

export function edgesOf(card: Card): string {
  const printed = huskies[card];
  if (!printed || isYoungster(card)) return '';
  return `edges: ${sides.map((side) => `${sideNames[side]} ${edgeNames[printed[side]]}`).join(', ')}`;
}

/** Everything that is printed on a card. */
const cardLabel = (card: Card): string =>
  parts([isDog(card) ? cardName(card) : cardNames[card as keyof typeof cardNames], worth(card), edgesOf(card)]);

/** A card of the centre or of my hand, with how many of it lie there. */
export const heapLabel = (card: Card, count: number, secret: boolean): string =>
  parts([cardLabel(card), count > 1 ? cards(count) : '', secret ? boardWords.onlyYou : '']);

/** "Place 3, free; needs left pink, top blue". */
export function placeLabel(sled: Sled, place: number): string {
  const husky = sled[place];
  if (husky) return `Place ${placeName(place)}: ${parts([cardLabel(husky.card), ...conditionOf(husky)])}`;
  const demands = demandsOf(sled, place).filter(({ edge }) => edge !== 'JOKER');
  if (demands.length === 0) return `Place ${placeName(place)}, free; any husky fits`;
  const asked = demands.map(({ side, edge }) => `${sideNames[side]} ${edgeNames[edge]}`);
  return `Place ${placeName(place)}, free; needs ${asked.join(', ')}`;
}

const conditionOf = ({ condition, upgraded }: Husky): string[] => [
  upgraded ? 'with equipment' : '',
  conditions[condition],
];

/** A musher and their sled for the screen reader. */
export function musherLabel(musher: Musher, seat: number, seats: Seats, day: HikeBoard, awaited: boolean): string {
  const dogs = musher.sled.filter((one) => one !== null).length;
  return parts([
    nameOf(seat, seats),
    boardWords.standing(musher, day),
    `${dogs} of ${places(musher.sled.length)} filled`,
    tallyLabel(sledPoints(musher.sled)),
    `${cards(musher.known.length + musher.unseen)} in hand`,
    awaited ? 'current player' : '',
  ]);
}

const sledPoints = (sled: Sled): Terrain[] =>
  sled.flatMap((one) => (one ? [...(huskies[one.card]?.points ?? [])] : []));
const tallyLabel = (printed: readonly Terrain[]): string =>
  printed.length === 0 ? 'no points' : `points: ${snows(printed)}`;

/** The number of days of preparation left, this one included; undefined until the last day is known. */
export const daysLeft = ({ lastDay, day }: HikeBoard): number | undefined =>
  lastDay === null ? undefined : Math.max(0, lastDay - day) + 1;

/** Returns the hint for the last days, with the free places in the sled; undefined until the last day is known. */
function lateHint(board: HikeBoard, musher: Musher | undefined, offered: Offered): string | undefined {
  const left = daysLeft(board);
  if (left === undefined) return undefined;
  if (left === 1) return boardWords.hints.lastDay;
  return boardWords.hints.days(
    left,
    musher?.sled.filter((one) => one === null).length ?? 0,
    ways(offered, boardWords.hints.shortWays),
  );
}

/** The actions that are legal now: drafting from the centre, placing from the hand, swapping and declaring. */
interface Offered {
  draft: boolean;
  place: boolean;
  swap: boolean;
  declare: boolean;
}

/** Lists the legal actions: "Draft one card from the centre, place one from your hand or swap." */
function ways({ draft, place, swap }: Offered, words: Record<'draft' | 'place' | 'only', string>): string {
  const can = [draft ? words.draft : '', place ? (draft ? words.place : words.only) : '', swap ? 'swap' : ''];
  return `${capital(either(can.filter((way) => way !== ''))) || 'Pass'}.`;
}

/** Returns the line that tells the player how to go on; empty if there is none. */
export function hint(board: HikeBoard, viewer: number, seats: Seats, offered: Offered): string {
  const seat = board.toPlay[0];
  const musher = board.mushers[viewer];
  if (musher?.standing === 'OUT') return boardWords.hints.out;
  if (seat !== viewer) {
    if (musher?.standing === 'DECLARED')
      return musher.pile.length > 0 ? boardWords.hints.atStart : boardWords.hints.rested;
    return seat === undefined ? '' : (awayWords(seat, seats) ?? boardWords.hints.others(nameOf(seat, seats)));
  }
  switch (board.task) {
    case 'ACTION':
      if (musher?.sled.every((one) => one !== null)) return boardWords.hints.full(offered.draft, offered.swap);
      return lateHint(board, musher, offered) ?? ways(offered, boardWords.hints.ways);
    case 'PUT_BACK':
      return boardWords.hints.putBack;
    case 'AFTERWARDS':
      if (offered.declare) return boardWords.hints.declare;
      return offered.draft || offered.place ? boardWords.hints.youngster : boardWords.hints.nothing;
    case 'UPGRADE':
      return boardWords.hints.upgrade;
    case 'TRAVEL':
    case 'REST':
      return '';
  }
}

export const boardWords = {
  centre: 'Cards in the centre',
  centreEmpty: 'No cards in the centre',
  hand: 'Your hand',
  handEmpty: 'Your hand is empty',
  sled: 'Your sled',
  others: 'The mushers',
  hints: {
    ways: {
      draft: 'draft one card from the centre',
      place: 'place one from your hand',
      only: 'place a card from your hand',
    },
    shortWays: { draft: 'draft', place: 'place', only: 'place' },
    full: (draft: boolean, swap: boolean): string => {
      const can = [draft ? 'draft a card to hand' : '', swap ? 'swap' : '', 'pass'].filter((way) => way !== '');
      return `Your sled is full: ${either(can)}. Then you can declare.`;
    },
    over: 'The match is over.',
    lastDay: 'Last day! Fill your sled, or you’re out of the race.',
    days: (days: number, free: number, ways: string): string =>
      `${counted(days, 'day')} left, ${places(free)} free. ${ways}`,
    putBack: 'Now place any husky from your hand where it fits.',
    youngster: 'You can still add a youngster as a bonus.',
    declare: 'Your sled is full. Ready to race?',
    nothing: 'Done. End your turn.',
    endsItself: 'Nothing else to do: your turn ends by itself…',
    upgrade: 'Place equipment under huskies with one point: they learn from their neighbours.',
    out: 'You’re out of the race: your sled wasn’t ready in time.',
    atStart: 'You’re at the start. Each day brings a care card while your pile lasts.',
    rested: 'You’re at the start. Your huskies are rested and eager.',
    others: (name: string): string => `It’s ${name}’s turn.`,
  },
  purposes: {
    EQUIPMENT: 'for fields that need it, or under a husky with one point',
    SINGLE_CARE: 'readies one tired husky in the race',
    DOUBLE_CARE: 'readies the two tired huskies of a column in the race',
  },
  many: (count: number): string => `×${count}`,
  place: placeName,
  toHand: 'To hand',
  lift: 'Lift out',
  liftFirst: (card: Card): string => `First lift ${cardName(card)} out: that starts a swap.`,
  liftAsk: (card: Card): string => `Swap: lift ${cardName(card)} out, then place a husky from your hand.`,
  inSled: (card: Card): string => `${cardName(card)} is in your sled: ${worth(card)}.`,
  pass: 'Pass',
  passSure: 'Really pass?',
  passWhy: 'Passing changes nothing and ends your action.',
  oneMoreShort: 'Open 1 more',
  declare: 'Ready to race',
  end: 'End turn',
  lookAt: (card: Card): string => `Enlarge ${cardName(card)}: ${worth(card)}`,
  takeFirst: 'First select a card in the centre or in your hand.',
  chosen: (card: Card): string => `${capital(cardName(card))}: ${worth(card)}.`,
  /** A button's name: the word that is seen, so that saying it aloud presses the button, then what it does. */
  buttonName: (word: string, action: string): string =>
    action.startsWith(word) ? action : /[?!.]$/.test(word) ? `${word} ${action}` : `${word}. ${action}`,
  oneMoreName: (count: number, action: string): string =>
    `Open 1 more×${count}. ${action} (${boardWords.plusOnes(count)})`,
  upgradeName: (action: string, kinds: readonly Terrain[]): string =>
    kinds.length === 0
      ? `${action}; no custom point here`
      : `${action}; custom point: ${either(kinds.map((one) => terrainNames[one]))}`,
  day: (day: number): string => `Day ${day}`,
  opens: (count: number): string => (count === 0 ? 'No cards to open' : `Each turn opens ${cards(count)}`),
  deck: (count: number): string => (count === 0 ? 'Husky deck: empty' : `Husky deck: ${cards(count)}`),
  daysLeft: (days: number): string => (days === 1 ? 'Last day' : `${days} days left`),
  standing: ({ standing }: Musher, { phase }: HikeBoard): string =>
    ({
      PREPARING: 'Preparing',
      DECLARED: 'At the start',
      RACING: phase === 'OVER' ? 'Raced' : 'Racing',
      OUT: 'Out of the race',
    })[standing],
  ready: 'Ready',
  out: 'Out',
  handOf: ({ known, unseen, noHuskies }: Musher): string => {
    if (known.length + unseen === 0) return 'Hand: empty';
    const hidden = unseen === 0 ? [] : [`${counted(unseen, 'unseen card')}${noHuskies ? ' (no huskies)' : ''}`];
    return `Hand: ${list([...known.map((card) => cardName(card)), ...hidden])}`;
  },
  pile: (pile: readonly Card[]): string =>
    pile.length === 0 ? 'Care pile: empty' : `Care pile: ${pile.map((card) => cardName(card)).join(', then ')}`,
  plusOnes: (count: number): string => `${counted(count, '+1 card')} left`,
  onlyYou: 'only you know',
  openSled: (name: string): string => `${name}’s sled`,
  points: 'Sled points',
  /** After the numbers: the points of my sled of each snow, and the fields of it that are known. */
  pointsLegend: 'points/fields',
  /** After the number of cards in my care pile. */
  pileLegend: 'care',
  pointsFor: (terrain: Terrain, have: number, fields: number): string =>
    `${capital(terrainNames[terrain])}: ${points(have)} in your sled, ${counted(fields, 'known field')}`,
  declareTitle: 'Ready to race?',
  keys: {
    toHand: 'H',
    oneMore: 'O',
    pass: 'P',
    declare: 'R',
    end: 'E',
    look: 'L',
    centre: 'C',
  },
};
