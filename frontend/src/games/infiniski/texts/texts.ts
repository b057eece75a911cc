/** The words for what can be done and what happens in Infiniski; those on the board are in board-texts. */
import type { SeatResult } from '../../../protocol/types';
import { list, type Seats } from '../../people-texts';
import { capital, cards, points, signed } from './grammar-texts';
import type { InfiniskiAction, InfiniskiEvent, Orientation, Part, Slope, SlopeCard } from '../types';

const cardNames: Record<SlopeCard, string> = {
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

const listed = (told: readonly SlopeCard[]): string => list(told.map(cardName));

/** A part of a match: from one shuffle of the deck to the next. */
export const chapterName = (shuffles: number): string => `Run ${shuffles + 1}`;

export const describeDealt = (hand: readonly SlopeCard[]): string => listed(hand);

export function describeResult({ points: score, turns: count }: SeatResult): string {
  return count === null || count === undefined ? points(score) : `${points(score)}, buried on turn ${count}`;
}

export function describeAction(action: InfiniskiAction): string {
  switch (action.type) {
    case 'Place':
      return `Play ${cardName(action.card)} in ${orientationNames[action.orientation]}`;
    case 'Gain':
      return `${signed(action.speed)} speed`;
    case 'Jump':
      return 'Jump: −1 speed, discard hand';
    case 'SkiOn':
      return 'Ski on: stay on the snow';
    case 'ForcedJump':
      return 'Forced jump: +1 hazard, −1 speed, discard hand';
    case 'Discard':
      return `Discard ${cardName(action.card)}`;
  }
}

function describeDrawn(drawn: readonly SlopeCard[], seats: Seats): string {
  if (drawn.length === 0) return 'No cards drawn.';
  return seats.some(({ me }) => me) ? `You drew ${listed(drawn)}.` : `Drew ${listed(drawn)}.`;
}

function describeSkied(part: Part, slope: Slope, pace: string): string {
  const name = capital(slopeNames[slope]);
  switch (part) {
    case 'PORTRAIT':
      return `${name}: ${pace}.`;
    case 'LEFT':
      return `${name}, left section: ${pace}.`;
    case 'RIGHT':
      return `${name}, right section: ${pace}.`;
  }
}

export function describeEvent(event: InfiniskiEvent, seats: Seats): string {
  switch (event.type) {
    case 'Drawn':
      return describeDrawn(event.cards, seats);
    case 'Discarded':
      return `${cardName(event.card)} discarded.`;
    case 'CardLaid':
      return `Turn ${event.turn}: ${cardName(event.card)} in ${orientationNames[event.orientation]}.`;
    case 'Skied':
      return describeSkied(event.part, event.slope, `speed ${event.speed}, hazard ${event.hazard}`);
    case 'YetiMet':
      return `Yeti! Hazard is now ${event.hazard}.`;
    case 'FlagTaken':
      return `Flag! +${event.points} (total ${event.score}).`;
    case 'Jumped': {
      const kind = event.forced ? 'Forced jump' : event.must ? 'Too fast, must jump' : 'Jump';
      const jump = `${kind}: speed ${event.speed}, hazard ${event.hazard}.`;
      return event.discarded.length === 0 ? jump : `${jump} ${listed(event.discarded)} discarded.`;
    }
    case 'NoLanding':
      return `No landing on ${cardName(event.card)}: there’s a crevasse.`;
    case 'Reshuffled':
      return `Deck empty: ${cards(event.cards)} reshuffled, +1 point (total ${event.score}).`;
    case 'Buried':
      return `Buried on turn ${event.turn}: speed ${event.speed}, hazard ${event.hazard}.`;
  }
}
