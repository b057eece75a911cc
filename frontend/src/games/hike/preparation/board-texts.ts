/** The words on the parts of the board; texts.ts tells what happens and what can be done. */
import { absence, capital, list, nameOf, type Seats } from '../../people';
import { cardName, cardNames, counted, terrainNames } from '../cards/card-words';
import { huskies, type Edge } from '../deck';
import { isDog, isYoungster } from '../cards/dogs';
import { demandsOf, facing, misfits, sides, terrains, type Sled } from '../cards/places';
import { placeName } from '../texts/texts';
import type { Card, HikeBoard, Husky, Musher, Terrain } from '../types';

const cards = (count: number): string => counted(count, 'card');

const edgeNames: Record<Edge, string> = { BLUE: 'blue', PINK: 'pink', JOKER: 'of any colour' };

/** "2 compact snow and 1 powder". */
const snows = (points: readonly Terrain[]): string =>
  list(
    terrains.flatMap((terrain) => {
      const count = points.filter((one) => one === terrain).length;
      return count === 0 ? [] : [count === 1 ? terrainNames[terrain] : `${count} × ${terrainNames[terrain]}`];
    }),
  );

/** "compact snow and powder"; what other cards are for. */
export function worth(card: Card): string {
  const printed = huskies[card];
  if (!printed) return boardWords.purposes[card as keyof typeof boardWords.purposes];
  return isYoungster(card) ? 'a youngster: no points, runs beside anybody' : snows(printed.points);
}

export function edgesOf(card: Card): string {
  const printed = huskies[card];
  if (!printed || isYoungster(card)) return '';
  return `edges: ${sides.map((side) => `${side} ${edgeNames[printed[side]]}`).join(', ')}`;
}

/** Everything that is printed on a card. */
export const cardLabel = (card: Card): string =>
  [isDog(card) ? cardName(card) : cardNames[card as keyof typeof cardNames], worth(card), edgesOf(card)]
    .filter(Boolean)
    .join('; ');

/** "Place C, empty; left must be pink, below must be blue". */
export function placeLabel(sled: Sled, place: number): string {
  const husky = sled[place];
  if (husky) return `Place ${placeName(place)}: ${cardLabel(husky.card)}${conditionOf(husky)}`;
  const demands = demandsOf(sled, place).filter(({ edge }) => edge !== 'JOKER');
  const asked = demands.map(({ side, edge }) => `${side} ${edgeNames[edge]}`);
  return `Place ${placeName(place)}, free; ${asked.length === 0 ? 'any edges' : `asks for ${asked.join(', ')}`}`;
}

const conditionOf = ({ condition, upgraded }: Husky): string =>
  `${upgraded ? '; with equipment' : ''}${condition === 'READY' ? '' : condition === 'TIRED' ? '; tired' : '; resting'}`;

/** Why a card does not fit on a place: the first edge that does not go with its neighbour's. */
export function whyNot(sled: Sled, place: number, card: Card, inHand: boolean): string | undefined {
  const there = sled[place];
  if (there) return boardWords.taken(there.card);
  if (!isDog(card)) return boardWords.noDog(card, inHand);
  const wrong = misfits(sled, place, card);
  if (wrong.length === 0) return undefined;
  const reasons = wrong.map(
    ({ side, mine, neighbour, edge }) =>
      `its ${side} edge is ${edgeNames[mine]}, ${cardName(neighbour)}’s ${facing[side]} edge is ${edgeNames[edge]}`,
  );
  return `${cardName(card)} does not fit on ${placeName(place)}: ${list(reasons)}.`;
}

/** What a sled says to who cannot see it. */
export function musherLabel(musher: Musher, seat: number, seats: Seats, day: HikeBoard): string {
  const dogs = musher.sled.filter((one) => one !== null).length;
  return [
    nameOf(seat, seats),
    boardWords.standing(musher, day),
    `${dogs} of ${musher.sled.length} places taken`,
    tallyLabel(sledPoints(musher.sled)),
    `${cards(musher.known.length + musher.unseen)} in hand`,
  ].join('; ');
}

const sledPoints = (sled: Sled): Terrain[] =>
  sled.flatMap((one) => (one ? [...(huskies[one.card]?.points ?? [])] : []));
const tallyLabel = (points: readonly Terrain[]): string =>
  points.length === 0 ? 'no points' : `points: ${snows(points)}`;

/** How many more days of preparation follow this one; undefined while nobody knows. */
export const daysLeft = ({ lastDay, day }: HikeBoard): number | undefined =>
  lastDay === null ? undefined : Math.max(0, lastDay - day);

/** What has to be thought of once the days are counted, while the sled has free places. */
function lateHint(board: HikeBoard, musher: Musher | undefined, offered: Offered): string | undefined {
  const left = daysLeft(board);
  if (!left) return left === 0 ? boardWords.hints.lastDay : undefined;
  return boardWords.hints.days(
    left + 1,
    musher?.sled.filter((one) => one === null).length ?? 0,
    capital(ways(offered, boardWords.hints.shortWays)),
  );
}

/** What is offered: cards of the centre, of the hand, and of the sled, and to declare. */
interface Offered {
  draft: boolean;
  place: boolean;
  swap: boolean;
  declare: boolean;
}

/** "Draft a card from the centre, place one from your hand, or swap.": what of it can be done. */
function ways({ draft, place, swap }: Offered, what: Record<'draft' | 'place' | 'only', string>): string {
  const can = [draft ? what.draft : '', place ? (draft ? what.place : what.only) : '', swap ? 'swap' : '']
    .filter(Boolean)
    .join(', ');
  const last = can.lastIndexOf(', ');
  if (last < 0) return can || 'pass';
  return `${can.slice(0, last)}${can.indexOf(', ') < last ? ',' : ''} or ${can.slice(last + 2)}`;
}

/** What is to be done now. */
export function hint(board: HikeBoard, viewer: number, seats: Seats, offered: Offered): string {
  const seat = board.toPlay[0];
  const musher = board.mushers[viewer];
  if (musher?.standing === 'OUT') return boardWords.hints.out;
  if (seat !== viewer) {
    if (musher?.standing === 'DECLARED')
      return musher.pile.length > 0 ? boardWords.hints.atStart : boardWords.hints.rested;
    return seat === undefined ? '' : (absence(seat, seats) ?? boardWords.hints.others(nameOf(seat, seats)));
  }
  switch (board.task) {
    case 'ACTION':
      if (musher?.sled.every((one) => one !== null)) return boardWords.hints.full(offered.draft, offered.swap);
      return lateHint(board, musher, offered) ?? `${capital(ways(offered, boardWords.hints.ways))}.`;
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
      draft: 'draft a card from the centre',
      place: 'place one from your hand',
      only: 'place a card from your hand',
    },
    shortWays: { draft: 'draft', place: 'place', only: 'place' },
    full: (draft: boolean, swap: boolean) => {
      const can = [draft ? 'draft a card to your hand' : '', swap ? 'swap' : ''].filter(Boolean);
      return `Your sled is full: ${can.map((way) => `${way}${can.length > 1 ? ', ' : ' '}`).join('')}${can.length > 0 ? 'or ' : ''}pass; then you can declare.`;
    },
    over: 'The match is over.',
    lastDay: 'The last day! A sled that is not full tonight stays at home.',
    days: (days: number, free: number, ways: string) =>
      `${days} days left with today, ${counted(free, 'place')} free. ${ways}.`,
    putBack: 'Put a husky back: any from your hand, on any place where it fits.',
    youngster: 'A youngster can still join, as a bonus.',
    declare: 'Your sled is complete. Ready to race?',
    nothing: 'That was your action.',
    upgrade: 'Lay equipment under huskies with one point: they learn from their neighbours.',
    out: 'You are out of the race: your sled was not ready in time.',
    atStart: 'You stand at the start. Each day brings you a care card, while your pile lasts.',
    rested: 'You stand at the start. The huskies are rested and eager.',
    others: (name: string) => `It is ${name}’s turn.`,
  },
  purposes: {
    EQUIPMENT: 'for fields that need it, or under a husky with one point',
    SINGLE_CARE: 'wakes one tired husky in the race',
    DOUBLE_CARE: 'wakes the two tired huskies of a column in the race',
  },
  many: (count: number) => `×${count}`,
  copies: (count: number) => `${count} of them`,
  place: placeName,
  toHand: 'To hand',
  lift: 'Lift out',
  liftFirst: (card: Card) => `${cardName(card)} has to be lifted out first; that begins a swap.`,
  liftAsk: (card: Card) => `Swap: lift ${cardName(card)} out, then put a husky back?`,
  inSled: (card: Card) => `${cardName(card)} runs in your sled: ${worth(card)}.`,
  pass: 'Pass',
  passSure: 'Pass, really?',
  passWhy: 'Passing does nothing: one of your huskies changes places with itself.',
  oneMoreShort: '+1',
  declare: 'Ready to race',
  end: 'End turn',
  look: 'Look',
  taken: (card: Card) => `${cardName(card)} runs there already.`,
  noDog: (card: Card, inHand: boolean) =>
    inHand
      ? `${capital(cardName(card))} is no husky.`
      : `${capital(cardName(card))} goes to your hand, not into the sled.`,
  notYourTurn: 'It is not your turn.',
  onlyUpgrade: 'You have declared: now only equipment can be laid under huskies with one point.',
  onlyYoungster: 'You have had your action: only a youngster can still join today.',
  oneYoungster: 'One youngster a day can join as a bonus, and the action is done.',
  putBackFirst: 'First put a husky back into the sled.',
  takeFirst: 'First choose a card: from the centre or from your hand.',
  otherAction: 'That cannot be done just now.',
  chosen: (card: Card) => `${capital(cardName(card))}: ${worth(card)}.`,
  day: (day: number) => `Day ${day}`,
  opens: (count: number) => (count === 0 ? 'No card to open' : `${cards(count)} a turn`),
  deck: (count: number) => `Husky deck: ${cards(count)}`,
  deckEmpty: 'The husky deck is empty',
  daysLeft: (days: number) => (days === 0 ? 'Last day' : days === 1 ? '1 more day' : `${days} more days`),
  turn: 'to move',
  standing: ({ standing }: Musher, { phase }: HikeBoard) =>
    ({
      PREPARING: 'is preparing',
      DECLARED: 'stands at the start',
      RACING: phase === 'OVER' ? 'raced' : 'is racing',
      OUT: 'is out of the race',
    })[standing],
  ready: 'Ready',
  out: 'Out',
  handOf: (musher: Musher) =>
    musher.known.length + musher.unseen === 0
      ? 'Nothing in hand'
      : `In hand: ${list([
          ...musher.known.map((card) => cardName(card)),
          ...(musher.unseen > 0
            ? [`${counted(musher.unseen, 'unseen card')}${musher.noHuskies ? ' (no huskies)' : ''}`]
            : []),
        ])}`,
  pile: (pile: readonly Card[]) =>
    pile.length === 0 ? 'Care pile: empty' : `Care pile: ${pile.map((card) => cardName(card)).join(', then ')}`,
  plusOnes: (count: number) => `${counted(count, '+1 card')} left`,
  onlyYou: 'only you know',
  openSled: (name: string) => `${name}’s sled`,
  points: 'Points of the sled',
  pointsFor: (terrain: Terrain, points: number, fields: number) =>
    `${terrainNames[terrain]}: ${points} in your sled, ${fields} known fields`,
  declareTitle: 'Ready to race?',
  learns: (kinds: readonly Terrain[]) =>
    kinds.length === 0
      ? 'it would learn nothing here'
      : `it could learn ${kinds.map((one) => terrainNames[one]).join(' or ')}`,
  keys: {
    toHand: 'H',
    oneMore: 'O',
    pass: 'P',
    declare: 'R',
    end: 'E',
    look: 'L',
    centre: 'C',
  },
} as const;
