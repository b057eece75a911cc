/** The meanings of the symbols on the board and the cards of Antarctic Solitaire. */
import { cards, discards, points } from './grammar-texts';
import { colourNames, suitNames } from './card-texts';
import type { SymbolText } from '../../../shell/symbols/meanings';
import type { Colour, Numeral, Suit } from '../types';

const count = (value: string | undefined): number => Number(value);

/** The number that a number goes onto on the centre. */
const above: Record<Numeral, string> = {
  FOUR: 'a question mark',
  THREE: 'a 4',
  TWO: 'a 3',
  ONE: 'a 2',
  QUESTION: 'a 1',
};
const colour = (value: string | undefined): string => colourNames[value as Colour].toLowerCase();
const suit = (value: string | undefined): string => suitNames[value as Suit].toLowerCase();
/** A card that goes onto one number, and may match in two ways. */
const goes = (number: string | undefined, matching: string): string =>
  `On the centre it goes onto ${above[number as Numeral]}: ${matching}.`;

export const symbolTexts = {
  card: {
    name: 'Number, colour and suit',
    sign: '3',
    means:
      'On the centre, a card goes onto the next higher number, in the same colour or suit. A 4 goes onto a question mark.',
    here: (ink, shape, number) => goes(number, `${colour(ink)} or ${suit(shape)}`),
    rule: 'centre',
  },
  black: {
    name: 'Black: the wild colour',
    means: 'Played to the centre, a black card counts as the colour you choose.',
    here: (_ink, shape, number) => goes(number, `black counts as any colour, or match the ${suit(shape)}`),
    rule: 'wilds',
  },
  blob: {
    name: 'Blob: the wild suit',
    means: 'Played to the centre, a blob counts as the suit you choose.',
    here: (ink, _shape, number) => goes(number, `a blob counts as any suit, or match the ${colour(ink)}`),
    rule: 'wilds',
  },
  wild: {
    name: 'Black blob',
    means: 'Played to the centre, it counts as the colour and suit you choose.',
    here: (_ink, _shape, number) => goes(number, 'black counts as any colour, a blob as any suit'),
    rule: 'wilds',
  },
  joker: {
    name: 'Joker',
    sign: 'J',
    means: 'On the centre, a Joker is the next number, in the colour and suit you choose.',
    rule: 'wilds',
  },
  declared: {
    name: 'Declared',
    means: 'The flag shows what a wild card counts as until it is covered.',
    here: (ink, shape) => `This card counts as ${colour(ink)} ${suit(shape)} until it is covered.`,
    rule: 'wilds',
  },
  turn: { name: 'Current player', sign: '▶', means: 'This player’s turn is running.', rule: 'turn' },
  callable: {
    name: 'Whistle',
    means: 'This turn can be called: press Call if a card came too early.',
    rule: 'call',
  },
  load: {
    name: 'Load',
    sign: '⇊',
    means: 'Press here to load this pile with every card in your hand that fits.',
    rule: 'loads',
  },
  payoff: {
    name: 'Payoff pile',
    means: 'The number of cards in a payoff pile. Whose pile is empty first wins the round.',
    here: (left) => `${cards(count(left))} left in this payoff pile. Whose pile is empty first wins the round.`,
    rule: 'going-out',
  },
  hand: {
    name: 'Cards in hand',
    means: 'The number of cards this player holds.',
    here: (held) => `This player holds ${cards(count(held))}. Each turn starts with seven.`,
    rule: 'turn',
  },
  total: {
    name: 'Points',
    means: 'The points of all rounds so far. Few are good.',
    here: (sum) => `${points(count(sum))} from all rounds so far. Few are good.`,
    rule: 'scoring',
  },
  dealer: {
    name: 'Dealer',
    sign: 'D',
    means: 'The dealer of this round. The next player went first.',
    rule: 'deal',
  },
  draw: {
    name: 'Draw pile',
    means: 'The number of cards left to draw.',
    here: (left) => `${cards(count(left))} left to draw.`,
    rule: 'turn',
  },
  reshuffles: {
    name: 'Reshuffles',
    sign: '↻3',
    means: 'The number of times the discards can still become a new draw pile this round.',
    here: (left) =>
      count(left) === 0
        ? 'The discards become no new draw pile any more. If the cards run out, the round ends.'
        : `The discards can become a new draw pile ${count(left) === 1 ? 'once more' : `${left} more times`} this round.`,
    rule: 'blocked',
  },
  counts: {
    name: 'What counts now',
    means: 'The colour and suit that the card on the centre counts as.',
    here: (ink, shape) => `The next card on the centre must be ${colour(ink)} or ${suit(shape)}.`,
    rule: 'centre',
  },
  next: {
    name: 'Next in the chain',
    sign: 'next +1',
    means: 'The number of discards for a next card that matches in both colour and suit.',
    here: (earned) =>
      count(earned) === 0
        ? 'The chain is full: the next card starts a new one and earns no discards.'
        : `A next card that matches in both colour and suit earns ${discards(count(earned))}.`,
    rule: 'triple-topper',
  },
  chain: {
    name: 'Triple Topper',
    sign: '4 3',
    means: 'The numbers in the chain: each card matched the one before in both colour and suit.',
    here: (length) => `A chain of ${cards(count(length))}, each matching the one before in both colour and suit.`,
    rule: 'triple-topper',
  },
  discards: {
    name: 'Discard pile',
    means: 'The number of cards that were discarded.',
    here: (gone) => `${cards(count(gone))} discarded. They become a new draw pile when that is empty.`,
    rule: 'blocked',
  },
  credits: {
    name: 'Discards earned',
    sign: '✕',
    means: 'The number of cards you may still discard this turn, from your pile or your hand.',
    here: (left) => `You may discard ${cards(count(left))} more this turn, from your pile or your hand.`,
    rule: 'triple-topper',
  },
  number: {
    name: 'Number',
    means: 'The number that this card counts as.',
    rule: 'wilds',
  },
  earned: {
    name: 'Extends the chain',
    sign: '★',
    means: 'A choice that matches in both colour and suit, with the number of discards it earns.',
    here: (gain) =>
      count(gain) > 0
        ? `Declared like this, the card extends the chain and earns ${discards(count(gain))}.`
        : 'Declared like this, the card extends the chain.',
    rule: 'triple-topper',
  },
  ten: { name: 'Lost the round', sign: '10', means: 'Ten points for each player who did not go out.', rule: 'scoring' },
  worth: {
    name: 'A card left over',
    means: 'The points of a card left in a payoff pile.',
    here: (sum) => `This card was left in the payoff pile: ${points(count(sum))}.`,
    rule: 'scoring',
  },
  scored: {
    name: 'Points of the round',
    means: 'The points of this round: ten, and what was left in the payoff pile.',
    here: (sum) =>
      count(sum) === 0
        ? 'No points: this player won the round.'
        : `${points(count(sum))} for this round: ten, and what was left in the payoff pile.`,
    rule: 'scoring',
  },
} as const satisfies Record<string, SymbolText>;
