/** The words on the board of Infiniski; the line over the hand is in hint-texts. */
import { cardName, orientationNames } from './texts';
import { cards, points, signed } from './grammar-texts';
import type { InfiniskiView, Orientation, Slope, SlopeCard } from '../types';

export const words = {
  board: 'The mountain',
  yourHand: 'Your hand',
  theHand: 'The hand',
  emptyHand: 'No cards in hand.',
  turn: (turn: number) => `Turn ${turn}`,
  discards: 'Discards',
  inDeck: 'Still in the deck, in unknown order',
  seeDiscards: (discarded: number) => `View the discards: ${cards(discarded)}`,
  deckOf: (left: number) => `Deck: ${cards(left)}`,
  noDiscards: 'No discards yet.',
  noDeck: 'The deck is empty.',
  turnCard: 'Rotate',
  turnChosen: (card: SlopeCard) => `Rotate ${cardName(card)}`,
  lay: 'Play',
  discard: 'Discard',
  choose: 'Select a card',
  gain: signed,
  speed: 'speed',
  jump: 'Jump',
  jumpCosts: '−1 speed, discard hand',
  buries: 'buries you',
  /** A jump, by its name, that would end the run. */
  fatal: (action: string) => `${action}; buries you`,
  skiOn: 'Ski on',
  skiOnMeans: 'stay on the snow',
  forcedJump: 'Forced jump',
  forcedCosts: '+1 hazard, −1 speed, discard hand',
  goesOn: { DOWNHILL: 'Downhill', FLAT: 'Flat', UPHILL: 'Uphill' } satisfies Record<Slope, string>,
  any: 'Any card',
  land: 'Land',
  hand: 'Hand',
  speedHead: 'Speed',
  flag: 'Flag',
  track: ({ speed, hazard, handLimit }: InfiniskiView, flag: number) =>
    `Speed ${speed} of 10: hand of ${handLimit}, a flag scores ${flag}. Hazard ${hazard}, ${Math.max(0, speed - hazard)} behind you.`,
  standing: (score: number, turn: number) => `Score ${score}, turn ${turn}`,
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
  // a card of the hand, with what can be done with it
  fits: (card: SlopeCard, orientation: Orientation) =>
    `${cardName(card)}: playable in ${orientationNames[orientation]}`,
  fitsBoth: (card: SlopeCard) => `${cardName(card)}: playable either way`,
  fitsNot: (card: SlopeCard) => `${cardName(card)}: does not connect`,
  mayGo: (card: SlopeCard) => `${cardName(card)}: may be discarded`,
  selected: (card: string, orientation: Orientation) => `${card}; selected in ${orientationNames[orientation]}`,
  // the end
  score: points,
  buried: (turn: number) => `Buried on turn ${turn}`,
  flags: (count: number) => (count === 1 ? '1 flag' : `${count} flags`),
  shuffles: (count: number) => (count === 1 ? 'once through the deck' : `${count} times through the deck`),
} as const;
