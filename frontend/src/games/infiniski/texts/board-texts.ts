/** The words on the board of Infiniski. */
import { cardName, cards, points, signed, slopeNames } from './texts';
import type { Forecast, InfiniskiView, Orientation, Passage, Slope, SlopeCard } from '../types';

type Pace = Pick<InfiniskiView, 'speed' | 'hazard'>;

/** Whether who jumps now is buried: a jump costs 1 speed, and a forced one brings the hazard 1 nearer before. */
export const jumpBuries = ({ speed, hazard }: Pace, forced = false): boolean => speed - hazard < (forced ? 2 : 1);

/** Whether a card may bury whoever lays it. */
export const isDeadly = ({ passages, noLanding }: Forecast, now: Pace): boolean =>
  noLanding
    ? jumpBuries(now, true)
    : passages.some((passage) => passage.buried || (passage.jump === 'MUST' && jumpBuries(passage)));

/** What a section does, in a sentence without its full stop. */
function passageWords(passage: Passage, before: number): string {
  const { speed, hazard, jump, flag, buried } = passage;
  const fatal = jumpBuries(passage);
  const parts = [`speed ${speed}`];
  if (hazard !== before) parts.push(`hazard ${hazard}`);
  if (buried) return `${parts.join(', ')}: buried`;
  if (jump === 'MUST') parts.push(`a jump you cannot avoid${fatal ? ', and it buries you' : ''}`);
  if (jump === 'CAN') parts.push(fatal ? 'a jump would bury you' : 'you may jump');
  if (flag > 0) parts.push(`${points(flag)} for the flag${jump === 'CAN' ? ' if you stay' : ''}`);
  return parts.join(', ');
}

/** What laying a card would do, section by section. */
export function forecastWords(forecasts: readonly Forecast[], now: Pace): string {
  const { hazard } = now;
  const first = forecasts[0];
  if (!first) return '';
  if (first.noLanding)
    return `Nothing to land on: a forced jump follows${jumpBuries(now, true) ? ', and it buries you' : ''}.`;
  if (forecasts.length > 1)
    return `${forecasts.map((one) => `${signed(one.gain)}: ${passageWords(one.passages[0]!, hazard)}`).join('; or ')}.`;
  let before = hazard;
  const told = first.passages.map((passage) => {
    const words = passageWords(passage, before);
    before = passage.hazard;
    return words;
  });
  const sentence = told.join(', then ');
  return `${sentence.replace(/^./, (letter) => letter.toUpperCase())}.`;
}

const count = (number: number): string =>
  ['no card', 'a card', 'two cards', 'three cards', 'four cards'][number] ?? cards(number);

/** The card with an X on its right half. */
const CREVASSE: SlopeCard = 'S07';

/** Where to land from a right section: on the X only where there is nothing else. */
function landing({ hand }: InfiniskiView): string {
  if (hand.length === 1 && hand[0] === CREVASSE) return `on the X of ${cardName(CREVASSE)}, and jump again`;
  return `on the right section of any card${hand.includes(CREVASSE) ? ` but ${cardName(CREVASSE)}` : ''}, laid in landscape`;
}

/** The number of the turn; what comes before a card is part of its turn. */
export const turnOf = ({ task, turn }: Pick<InfiniskiView, 'task' | 'turn'>): number =>
  ['GAIN', 'JUMP_OR_SKI', 'OVER'].includes(task) ? turn : turn + 1;

/** What is to be done now. */
export function hint(view: InfiniskiView, may: boolean): string {
  switch (view.task) {
    case 'DISCARD':
      return `At speed ${view.speed} you keep ${cards(view.handLimit)}: discard ${count(view.hand.length - view.handLimit)}.`;
    case 'PLACE':
      if (view.connection === null) return may ? 'Lay any card: off you go.' : 'About to set off.';
      return may
        ? `Lay a card that begins ${slopeNames[view.connection]}.`
        : `The slope goes on ${slopeNames[view.connection]}.`;
    case 'LAND':
      return `In the air: land ${view.landing === 'LEFT' ? 'on the left section of any card, laid in landscape' : landing(view)}.`;
    case 'JUMP_FORCED':
      return view.slope.at(-1)?.passed.length === 0
        ? 'Nothing to land on here: you have to jump again.'
        : 'No card in hand connects: you have to jump.';
    case 'GAIN':
      return 'How hard do you push?';
    case 'JUMP_OR_SKI':
      return 'Take off here, or stay on the snow?';
    case 'OVER':
      return 'Under 15 feet of snow. The cocoa is on its way.';
  }
}

/** Why a card cannot be laid that way. */
export function whyNot(view: InfiniskiView, entry: Slope | null, orientation: Orientation): string {
  if (view.task === 'LAND')
    return orientation === 'PORTRAIT' ? 'You land on a card in landscape only.' : 'You have to land elsewhere.';
  if (view.task !== 'PLACE') return '';
  if (entry === null) return 'The red X: this card is laid in landscape only.';
  if (view.connection === null) return '';
  return `Begins ${slopeNames[entry]}, but the slope goes on ${slopeNames[view.connection]}.`;
}

export const words = {
  board: 'The mountain',
  yourHand: 'Your hand',
  theHand: 'The hand',
  emptyHand: 'No cards in hand.',
  score: 'Score',
  turn: 'Turn',
  deck: 'Deck',
  discards: 'Discards',
  inDeck: 'Still in the deck, in an order that nobody knows',
  seeDiscards: (discarded: number) => `Look at the discards: ${cards(discarded)}`,
  deckOf: (left: number) => `Deck: ${cards(left)}`,
  noDiscards: 'Nothing has been discarded.',
  noDeck: 'The deck is empty.',
  turnCard: 'Turn',
  turnChosen: (card: SlopeCard) => `Turn ${cardName(card)}`,
  lay: 'Lay it',
  discard: 'Discard',
  choose: 'Choose a card',
  gain: (speed: number) => signed(speed),
  speed: 'speed',
  jump: 'Jump',
  jumpCosts: '1 speed and your hand',
  buries: 'it buries you',
  skiOn: 'Ski on',
  skiOnMeans: 'stay on the snow',
  forcedJump: 'Forced jump',
  forcedCosts: '1 hazard more, 1 speed less, your hand gone',
  goesOn: { DOWNHILL: 'Downhill', FLAT: 'Flat', UPHILL: 'Uphill' } satisfies Record<Slope, string>,
  any: 'Any card',
  land: 'Land',
  hand: 'Hand',
  speedHead: 'Speed',
  flag: 'Flag',
  hazard: 'Hazard',
  track: ({ speed, hazard, handLimit }: InfiniskiView, flag: number) =>
    `Speed ${speed} of 10: ${cards(handLimit)} in hand, a flag is worth ${points(flag)}. Hazard ${hazard}, ${Math.max(0, speed - hazard)} behind you.`,
  standing: (view: InfiniskiView) => `Score ${view.score}, turn ${turnOf(view)}`,
  shouts: {
    YetiMet: 'Yeti!',
    Jumped: 'Jump!',
    NoLanding: 'Crevasse!',
    Reshuffled: 'New deck +1',
    Buried: 'Buried!',
    forced: 'Forced jump!',
    flag: (worth: number) => `Flag +${worth}`,
  },
  keys: { turn: 'R', jump: 'J', skiOn: 'S', discards: 'D', lay: 'Enter', layShown: '↵' },
  cardWith: (card: SlopeCard, told: string) => `${cardName(card)}: ${told}`,
  fits: (orientation: string) => `can be laid in ${orientation}`,
  fitsBoth: 'can be laid either way',
  fitsNot: 'does not connect',
  mayGo: 'may be discarded',
  chosen: 'chosen',
  result: (view: InfiniskiView) => [
    points(view.score),
    view.flagsTaken === 1 ? '1 flag' : `${view.flagsTaken} flags`,
    view.shuffles === 1
      ? 'once through the deck'
      : view.shuffles === 0
        ? ''
        : `${view.shuffles} times through the deck`,
  ],
} as const;
