/** The texts of Hike! in lobby, log and replay; the cards are in card-texts, the board has its own. */
import { capital, list, whom, type Seats } from '../../people-texts';
import { cardName, landscapeName, terrainNames } from '../cards/card-texts';
import { counted, fields, points, told } from '../cards/grammar-texts';
import { gameTexts } from './game-texts';
import type {
  Card,
  CaredFor,
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
  YoungsterPlaced,
} from '../types';

/** The part of a match to which a day belongs. */
export const chapterName = (phase: Phase): string => (phase === 'PREPARATION' ? 'Preparations' : 'The race');

/** Names a place of a sled by the key that takes it: 1 2 3 4 over 5 6 7 8, or 1 2 3 over 4 5 6. */
export const placeName = (place: number): string => String(place + 1);

const fieldName = (position: number): string => (position === 0 ? 'the start' : `field ${position}`);
const onField = (position: number): string => (position === 0 ? 'at the start' : `on field ${position}`);

const names = (cards: readonly Card[]): string => list(cards.map(cardName));
const at = (place: number): string => `(place ${placeName(place)})`;

const crossings: Record<Crossing, string> = {
  SPEND: 'spending an equipment card',
  UNEQUIPPED: 'without equipment',
  STOP_BEFORE: 'stopping before the field that needs equipment',
};
const sources: Record<Source, string> = { CENTRE: 'from the centre', HAND: 'from hand' };

/** Describes the choices of a run, as the end of a sentence: " (custom point: ice), without equipment". */
const manner = ({ extra, crossing }: Pick<Use | Ran, 'extra' | 'crossing'>): string =>
  [
    extra === null ? '' : ` (custom point: ${terrainNames[extra]})`,
    crossing === null ? '' : `, ${crossings[crossing]}`,
  ].join('');

export function describeAction(action: HikeAction): string {
  switch (action.type) {
    case 'OpenOne':
      return 'Play a +1 card: open 1 more card';
    case 'DraftToSled':
      return `Draft ${cardName(action.card)} into the sled ${at(action.place)}`;
    case 'DraftToHand':
      return `Draft ${cardName(action.card)} to hand`;
    case 'PlaceFromHand':
      return `Place ${cardName(action.card)} from hand ${at(action.place)}`;
    case 'LiftOut':
      return `Swap: lift out the husky at place ${placeName(action.place)}`;
    case 'Pass':
      return 'Pass: leave the sled as it is';
    case 'PlaceYoungster':
      return `Bonus: place ${cardName(action.card)} ${sources[action.from]} ${at(action.place)}`;
    case 'Declare':
      return 'Ready to race!';
    case 'Upgrade':
      return `Place equipment under the husky at place ${placeName(action.place)}`;
    case 'EndTurn':
      return 'End turn';
    case 'Use':
      return `Run with the husky at place ${placeName(action.place)} to ${fieldName(action.to)}${manner(action)}`;
    case 'Rest':
      return `Rest the husky at place ${placeName(action.place)}`;
    case 'Care':
      return `Use a care card on the husky at place ${placeName(action.place)}`;
    case 'CareForColumn':
      return `Use a double care card on column ${action.column + 1}`;
    case 'EndDay':
      return 'Make camp';
  }
}

function describeDay({ phase, day, landscape }: DayBegan): string {
  if (phase !== 'PREPARATION') return `Race day ${day}.`;
  return landscape === null
    ? `Day ${day} of preparations.`
    : `Day ${day} of preparations. New stretch revealed: ${landscapeName(landscape)}.`;
}

function describeOpening({ seat, cards, plusOne }: Opened, seats: Seats): string {
  if (cards.length === 0)
    return told(
      seat,
      seats,
      'The deck is empty: you opened no cards.',
      (name) => `The deck is empty: ${name} opened no cards.`,
    );
  const opened = names(cards);
  return plusOne
    ? told(
        seat,
        seats,
        `You played a +1 card and opened ${opened}.`,
        (name) => `${name} played a +1 card and opened ${opened}.`,
      )
    : told(seat, seats, `You opened ${opened}.`, (name) => `${name} opened ${opened}.`);
}

function describeYoungster({ seat, from, card, place }: YoungsterPlaced, seats: Seats): string {
  const youngster = `${cardName(card)} ${sources[from]} ${at(place)}`;
  return told(
    seat,
    seats,
    `You placed a bonus youngster: ${youngster}.`,
    (name) => `${name} placed a bonus youngster: ${youngster}.`,
  );
}

function describeDeclaration({ seat, toCentre, automatic }: Declared, seats: Seats): string {
  const ready = automatic
    ? told(
        seat,
        seats,
        'The last day is over and your sled is full: you are ready to race!',
        (name) => `The last day is over and ${name}’s sled is full: ${name} is ready to race!`,
      )
    : told(seat, seats, 'You are ready to race!', (name) => `${name} is ready to race!`);
  return toCentre.length === 0 ? ready : `${ready} ${capital(names(toCentre))} went to the centre.`;
}

function describeRun(run: Ran, seats: Seats): string {
  const { seat, card, from, to, lost } = run;
  const how = `ran ${fields(to - from)} with ${cardName(card)} to ${fieldName(to)}${manner(run)}`;
  const ran = lost === 0 ? how : `${how}; ${points(lost)} lost`;
  return told(seat, seats, `You ${ran}.`, (name) => `${name} ${ran}.`);
}

function describeCare({ seat, card, huskies }: CaredFor, seats: Seats): string {
  const woken = huskies.length === 1 ? `${names(huskies)} is ready again` : `${names(huskies)} are ready again`;
  return told(
    seat,
    seats,
    `You used ${cardName(card)}: ${woken}.`,
    (name) => `${name} used ${cardName(card)}: ${woken}.`,
  );
}

/** "Ada wins!" */
function describeWinners(won: readonly number[], seats: Seats): string {
  const [first] = won;
  if (first === undefined) return 'No one wins.';
  return won.length === 1
    ? told(first, seats, 'You win!', (name) => `${name} wins!`)
    : capital(`${list(won.map((seat) => whom(seat, seats)))} share the win!`);
}

export function describeEvent(event: HikeEvent, seats: Seats): string {
  switch (event.type) {
    case 'DayBegan':
      return describeDay(event);
    case 'Opened':
      return describeOpening(event, seats);
    case 'DraftedToSled': {
      const drafted = `drafted ${cardName(event.card)} into`;
      return told(
        event.seat,
        seats,
        `You ${drafted} your sled ${at(event.place)}.`,
        (name) => `${name} ${drafted} the sled ${at(event.place)}.`,
      );
    }
    case 'DraftedToHand': {
      const drafted = `drafted ${cardName(event.card)} to hand`;
      return told(event.seat, seats, `You ${drafted}.`, (name) => `${name} ${drafted}.`);
    }
    case 'PlacedFromHand': {
      const placed = `placed ${cardName(event.card)} from hand ${at(event.place)}`;
      return told(event.seat, seats, `You ${placed}.`, (name) => `${name} ${placed}.`);
    }
    case 'LiftedOut': {
      const lifted = `lifted ${cardName(event.card)} out of`;
      return told(
        event.seat,
        seats,
        `You ${lifted} your sled ${at(event.place)}.`,
        (name) => `${name} ${lifted} the sled ${at(event.place)}.`,
      );
    }
    case 'Passed':
      return event.forced
        ? told(event.seat, seats, 'You had to pass.', (name) => `${name} had to pass.`)
        : told(event.seat, seats, 'You passed.', (name) => `${name} passed.`);
    case 'YoungsterPlaced':
      return describeYoungster(event, seats);
    case 'Declared':
      return describeDeclaration(event, seats);
    case 'Upgraded': {
      const upgraded = `placed equipment under ${cardName(event.card)}`;
      return told(event.seat, seats, `You ${upgraded}.`, (name) => `${name} ${upgraded}.`);
    }
    case 'CareTaken': {
      const trained = `trained with the team and got ${cardName(event.card)}`;
      return told(event.seat, seats, `You ${trained}.`, (name) => `${name} ${trained}.`);
    }
    case 'LastDaysCounted':
      return event.declared
        ? `The race is near: preparations end after day ${event.lastDay}.`
        : `The deck ran out and no one is ready: preparations end after day ${event.lastDay}.`;
    case 'LeftOut':
      return told(
        event.seat,
        seats,
        'Your sled was not ready in time: you are out of the race.',
        (name) => `${name}’s sled was not ready in time and is out of the race.`,
      );
    case 'RaceOpened':
      return event.landscapes.length === 0
        ? 'On your marks, get set, hike!'
        : `The rest of the track was revealed: ${list(event.landscapes.map(landscapeName))}. On your marks, get set, hike!`;
    case 'Ran':
      return describeRun(event, seats);
    case 'WentToRest': {
      const rests = `${cardName(event.card)} rests until the race is over`;
      return told(event.seat, seats, `Your ${rests}.`, (name) => `${name}’s ${rests}.`);
    }
    case 'CaredFor':
      return describeCare(event, seats);
    case 'MadeCamp':
      return told(
        event.seat,
        seats,
        `You made camp ${onField(event.at)}.`,
        (name) => `${name} made camp ${onField(event.at)}.`,
      );
    case 'Stranded':
      return told(
        event.seat,
        seats,
        `You are stranded ${onField(event.at)}: none of your huskies can enter the next field.`,
        (name) => `${name} is stranded ${onField(event.at)}: no husky can enter the next field.`,
      );
    case 'DayTold':
      return describeToldDay(event.seat, event.from, event.to, event.deeds, seats);
    case 'NightFell':
      return `Night fell on race day ${event.day}. Tired huskies are ready again.`;
    case 'NobodyMoved':
      return event.running === 1 ? 'No sled moved today.' : 'No sled moved today either.';
    case 'CareReshuffled':
      return `The care pile was rebuilt from ${counted(event.cards, 'used card')}.`;
    case 'CaughtUp':
      return told(
        event.seat,
        seats,
        `You are far behind and got ${cardName(event.card)}.`,
        (name) => `${name} is far behind and got ${cardName(event.card)}.`,
      );
    case 'MatchEnded':
      return `${gameTexts.reasons[event.ending.reason] ?? 'The match is over.'} ${describeWinners(event.ending.winners, seats)}`;
  }
}

/** A day that was played unseen, with everything that happened on it. */
function describeToldDay(seat: number, from: number, to: number, deeds: readonly HikeEvent[], seats: Seats): string {
  const went =
    from === to ? `stayed ${onField(to)}` : `went ${fields(to - from)}, from ${fieldName(from)} to ${fieldName(to)}`;
  const whole = told(seat, seats, `You ${went}.`, (name) => `${name} ${went}.`);
  return [whole, ...deeds.map((deed) => describeEvent(deed, seats))].join(' ');
}

/** Describes a seat's deal, as the end of "Ada was dealt …"; the first seat's text adds the cards that lay open. */
export const describeDealt = (
  hand: readonly Card[],
  open: { centre: readonly Card[]; landscape: Landscape } | null,
): string =>
  open === null
    ? names(hand)
    : `${names(hand)} and went first, with ${names(open.centre)} in the centre and ${landscapeName(open.landscape)} revealed`;
