/** The words of Hike! that a player reads in lobby, log and replay; the cards are in card-words, the board has its own. */
import { capital, does, isMe, list, whom, whose, type Seats } from '../../people';
import { cardName, fields, landscapeName, points, terrainNames } from '../cards/card-words';
import { gameTexts } from './game-texts';
import type {
  Card,
  CaredFor,
  CaughtUp,
  Crossing,
  DayBegan,
  Declared,
  HikeAction,
  HikeEvent,
  Landscape,
  Opened,
  Phase,
  Ran,
  Source,
  Use,
} from '../types';

export { gameTexts };

/** The part of a match to which a day belongs. */
export const chapterName = (phase: Phase): string => (phase === 'PREPARATION' ? 'Preparations' : 'The race');

/** What a place of a sled is called: A B C D over E F G H, or A B C over D E F. */
export const placeName = (place: number): string => 'ABCDEFGH'.charAt(place);

const fieldName = (position: number): string => (position === 0 ? 'the start' : `field ${position}`);

const names = (cards: readonly Card[]): string => list(cards.map(cardName));
const at = (place: number): string => `at ${placeName(place)}`;

const crossings: Record<Crossing, string> = {
  SPEND: 'spending an equipment card',
  UNEQUIPPED: 'without equipment',
  STOP_BEFORE: 'stopping before the field that needs equipment',
};
const sources: Record<Source, string> = { CENTRE: 'from the centre', HAND: 'from the hand' };

/** How a run is made, as the end of a sentence: ", with ice as its extra point, without equipment". */
const manner = ({ extra, crossing }: Pick<Use | Ran, 'extra' | 'crossing'>): string =>
  [
    extra === null ? '' : `, with ${terrainNames[extra]} as its extra point`,
    crossing === null ? '' : `, ${crossings[crossing]}`,
  ].join('');

export function describeAction(action: HikeAction): string {
  switch (action.type) {
    case 'OpenOne':
      return 'Play a +1 card: open one more card';
    case 'DraftToSled':
      return `Draft ${cardName(action.card)} to the sled, ${at(action.place)}`;
    case 'DraftToHand':
      return `Draft ${cardName(action.card)} to the hand`;
    case 'PlaceFromHand':
      return `Place ${cardName(action.card)} from the hand ${at(action.place)}`;
    case 'LiftOut':
      return `Swap: lift the husky ${at(action.place)} out of the sled`;
    case 'Pass':
      return 'Pass: leave the sled as it is';
    case 'PlaceYoungster':
      return `Bonus: place ${cardName(action.card)} ${sources[action.from]} ${at(action.place)}`;
    case 'Declare':
      return 'Ready to race!';
    case 'Upgrade':
      return `Lay an equipment card under the husky ${at(action.place)}`;
    case 'EndTurn':
      return 'End turn';
    case 'Use':
      return `Run with the husky ${at(action.place)} to ${fieldName(action.to)}${manner(action)}`;
    case 'Rest':
      return `Send the husky ${at(action.place)} to rest`;
    case 'Care':
      return `Care for the husky ${at(action.place)}`;
    case 'CareForColumn':
      return `Double care for column ${action.column + 1}`;
    case 'EndDay':
      return 'Make camp for the night';
  }
}

function describeDay({ phase, day, landscape }: DayBegan): string {
  if (phase !== 'PREPARATION') return `Day ${day} of the race.`;
  const stretch = landscape === null ? '' : ` The track shows one card more: ${landscapeName(landscape)}.`;
  return `Day ${day} of the preparations.${stretch}`;
}

function describeOpening({ seat, cards, plusOne }: Opened, seats: Seats): string {
  if (cards.length === 0) return `${does(seat, seats, 'find')} no card to open: the deck is empty.`;
  return plusOne
    ? `${does(seat, seats, 'play')} a +1 card and ${isMe(seat, seats) ? 'open' : 'opens'} ${names(cards)}.`
    : `${does(seat, seats, 'open')} ${names(cards)}.`;
}

function describeDeclaration({ seat, toCentre, automatic }: Declared, seats: Seats): string {
  const ready = `${does(seat, seats, 'are', 'is')} ready to race!`;
  return [
    automatic ? `The last day ends, and the sled is full: ${ready.replace(/^You/, 'you')}` : ready,
    toCentre.length === 0 ? '' : ` ${capital(names(toCentre))} ${toCentre.length === 1 ? 'goes' : 'go'} to the centre.`,
  ].join('');
}

function describeRun(run: Ran, seats: Seats): string {
  const { seat, card, from, to, lost } = run;
  return [
    `${does(seat, seats, 'run')} with ${cardName(card)}, ${fields(to - from)} to ${fieldName(to)}`,
    manner(run),
    lost === 0 ? '' : `; ${points(lost)} lost`,
    '.',
  ].join('');
}

function describeCare({ seat, card, huskies }: CaredFor, seats: Seats): string {
  return `${does(seat, seats, 'use')} ${cardName(card)}: ${names(huskies)} ${huskies.length === 1 ? 'is' : 'are'} ready again.`;
}

function describeCatchUp({ seat, card }: CaughtUp, seats: Seats): string {
  return `${does(seat, seats, 'are', 'is')} far behind and ${isMe(seat, seats) ? 'get' : 'gets'} ${cardName(card)}.`;
}

/** "Ada wins." */
function describeWinners(won: readonly number[], seats: Seats): string {
  if (won.length === 0) return 'Nobody wins.';
  return won.length === 1
    ? `${does(won[0]!, seats, 'win')}!`
    : capital(`${list(won.map((seat) => whom(seat, seats)))} win together!`);
}

export function describeEvent(event: HikeEvent, seats: Seats): string {
  switch (event.type) {
    case 'DayBegan':
      return describeDay(event);
    case 'Opened':
      return describeOpening(event, seats);
    case 'DraftedToSled':
      return `${does(event.seat, seats, 'draft')} ${cardName(event.card)} to the sled, ${at(event.place)}.`;
    case 'DraftedToHand':
      return `${does(event.seat, seats, 'draft')} ${cardName(event.card)} to the hand.`;
    case 'PlacedFromHand':
      return `${does(event.seat, seats, 'place')} ${cardName(event.card)} from the hand ${at(event.place)}.`;
    case 'LiftedOut':
      return `${does(event.seat, seats, 'lift')} ${cardName(event.card)} out of the sled, ${at(event.place)}.`;
    case 'Passed':
      return event.forced
        ? `There is nothing that ${whom(event.seat, seats)} could do.`
        : `${does(event.seat, seats, 'pass', 'passes')}.`;
    case 'YoungsterPlaced':
      return `${does(event.seat, seats, 'place')} a youngster besides: ${cardName(event.card)} ${sources[event.from]}, ${at(event.place)}.`;
    case 'Declared':
      return describeDeclaration(event, seats);
    case 'Upgraded':
      return `${does(event.seat, seats, 'lay')} equipment under ${cardName(event.card)}.`;
    case 'CareTaken':
      return `${does(event.seat, seats, 'train')} with the team and ${isMe(event.seat, seats) ? 'take' : 'takes'} ${cardName(event.card)}.`;
    case 'LastDaysCounted':
      return event.declared
        ? `The race is near: day ${event.lastDay} is the last of the preparations.`
        : `The deck has long been empty and nobody is ready. Day ${event.lastDay} is the last of the preparations.`;
    case 'LeftOut':
      return `${capital(whose(event.seat, seats))} sled is not ready in time: out of the race.`;
    case 'RaceOpened':
      return event.landscapes.length === 0
        ? 'On your marks, get set: hike!'
        : `The rest of the track is turned up: ${list(event.landscapes.map(landscapeName))}. On your marks, get set: hike!`;
    case 'Ran':
      return describeRun(event, seats);
    case 'WentToRest':
      return `${capital(whose(event.seat, seats))} ${cardName(event.card)} goes to rest until the race is over.`;
    case 'CaredFor':
      return describeCare(event, seats);
    case 'MadeCamp':
      return `${does(event.seat, seats, 'make')} camp on ${fieldName(event.at)}.`;
    case 'Stranded':
      return `${does(event.seat, seats, 'are', 'is')} stranded on ${fieldName(event.at)}: none of the huskies can enter the next field.`;
    case 'DayTold':
      return describeToldDay(event.seat, event.from, event.to, event.deeds, seats);
    case 'NightFell':
      return `Night falls on day ${event.day}. Tired huskies sleep, and are ready in the morning.`;
    case 'NobodyMoved':
      return `No sled has moved on this day${event.running === 1 ? '' : ' either'}.`;
    case 'CareReshuffled':
      return `The used care cards, ${event.cards} of them, are shuffled into a new pile.`;
    case 'CaughtUp':
      return describeCatchUp(event, seats);
    case 'MatchEnded':
      return `${gameTexts.reasons[event.ending.reason] ?? 'The match is over.'} ${describeWinners(event.ending.winners, seats)}`;
  }
}

/** A day that was played unseen, with everything that happened on it. */
function describeToldDay(seat: number, from: number, to: number, deeds: readonly HikeEvent[], seats: Seats): string {
  const whole =
    from === to
      ? `${does(seat, seats, 'stay')} on ${fieldName(to)}.`
      : `${does(seat, seats, 'go', 'goes')} ${fields(to - from)}, from ${fieldName(from)} to ${fieldName(to)}.`;
  return [whole, ...deeds.map((deed) => describeEvent(deed, seats))].join(' ');
}

/** What a seat was dealt, as the end of "Ada was dealt …"; what lay open at first is told with the seat that begins. */
export const describeDealt = (
  hand: readonly Card[],
  open: { centre: readonly Card[]; landscape: Landscape } | null,
): string =>
  open === null
    ? names(hand)
    : `${names(hand)} and began, with ${names(open.centre)} in the centre and ${landscapeName(open.landscape)} turned up`;
