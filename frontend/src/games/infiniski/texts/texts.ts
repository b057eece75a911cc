/** What is told of Infiniski everywhere: title, options, reasons, events, actions. The words of its board are in board-texts. */
import type { SeatResult } from '../../../protocol/types';
import type { InfiniskiAction, InfiniskiEvent, Orientation, Part, Slope, SlopeCard } from '../types';

export { gameTexts } from './game-texts';

export const cardNames: Record<SlopeCard, string> = {
  S01: 'Bunny slope',
  S02: 'Steep drop',
  S03: 'Long run',
  S04: 'Ridge climb',
  S05: 'Flag gate',
  S06: 'Yeti lair',
  S07: 'Broken slope',
  S08: 'Kicker',
  S09: 'Mogul field',
  S10: 'Hump',
  S11: 'Valley',
  S12: 'Tree line',
  S13: 'Terrace',
  S14: 'Cornice',
  S15: 'Gully',
};

export const cardName = (card: SlopeCard): string => cardNames[card];

export const slopeNames: Record<Slope, string> = { DOWNHILL: 'downhill', FLAT: 'flat', UPHILL: 'uphill' };

export const orientationNames: Record<Orientation, string> = { PORTRAIT: 'portrait', LANDSCAPE: 'landscape' };

const partNames: Record<Part, string> = {
  PORTRAIT: 'the only section',
  LEFT: 'the left section',
  RIGHT: 'the right section',
};

export const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
export const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
export const turns = (count: number): string => (count === 1 ? '1 turn' : `${count} turns`);
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0');

const listed = (told: readonly SlopeCard[]): string => {
  const names = told.map(cardName);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

/** A part of a match: from one shuffle of the deck to the next. */
export const chapterName = (shuffles: number): string => `Run ${shuffles + 1}`;

export const describeDealt = (hand: readonly SlopeCard[]): string => listed(hand);

export function describeResult({ points: score, turns: count }: SeatResult): string {
  return count === null || count === undefined ? points(score) : `${points(score)}, buried in turn ${count}`;
}

export function describeAction(action: InfiniskiAction): string {
  switch (action.type) {
    case 'Place':
      return `Lay ${cardName(action.card)} in ${orientationNames[action.orientation]}`;
    case 'Gain':
      return `Gain ${action.speed} speed`;
    case 'Jump':
      return 'Jump: speed goes down by 1, and the hand is discarded';
    case 'SkiOn':
      return 'Ski on: stay on the snow';
    case 'ForcedJump':
      return 'Forced jump: hazard goes up by 1, speed down by 1, and the hand is discarded';
    case 'Discard':
      return `Discard ${cardName(action.card)}`;
  }
}

export function describeEvent(event: InfiniskiEvent): string {
  switch (event.type) {
    case 'Drawn':
      return event.cards.length === 0 ? 'No card is drawn.' : `Drawn: ${listed(event.cards)}.`;
    case 'Discarded':
      return `${cardName(event.card)} is discarded.`;
    case 'CardLaid':
      return `Turn ${event.turn}: ${cardName(event.card)}, in ${orientationNames[event.orientation]}.`;
    case 'Skied': {
      const where = event.part === 'PORTRAIT' ? '' : `, ${partNames[event.part]}`;
      return `${slopeNames[event.slope].replace(/^./, (first) => first.toUpperCase())}${where}: speed ${event.speed}, hazard ${event.hazard}.`;
    }
    case 'YetiMet':
      return `The yeti! Hazard is ${event.hazard} now.`;
    case 'FlagTaken':
      return `A flag goes down for ${points(event.points)}. The score is ${event.score}.`;
    case 'Jumped': {
      const kind = event.forced ? 'A forced jump' : event.must ? 'Too fast to stay on the snow: a jump' : 'A jump';
      const hand = event.discarded.length === 0 ? '' : ` ${listed(event.discarded)} discarded.`;
      return `${kind}: speed ${event.speed}, hazard ${event.hazard}.${hand}`;
    }
    case 'NoLanding':
      return `No landing on ${cardName(event.card)}: there is nothing below but a crevasse.`;
    case 'Reshuffled':
      return `The deck was empty: ${cards(event.cards)} shuffled, 1 point. The score is ${event.score}.`;
    case 'Buried':
      return `Speed ${event.speed}, hazard ${event.hazard}: buried in turn ${event.turn}.`;
  }
}
