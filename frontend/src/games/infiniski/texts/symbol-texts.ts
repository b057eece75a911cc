/** The meanings of the symbols on the board and the cards of Infiniski. */
import { cards, points } from './grammar-texts';
import { slopeNames } from './texts';
import type { SymbolText } from '../../../shell/symbols/meanings';
import type { Slope } from '../types';

const count = (value: string | undefined): number => Number(value);
const slope = (value: string | undefined): string => slopeNames[value as Slope];

export const symbolTexts = {
  slope: {
    name: 'Slope',
    means: 'A section runs downhill, flat or uphill. A card connects if it starts with the slope you skied last.',
    here: (way) => `This section runs ${slope(way)}.`,
    rule: 'connect',
  },
  change: {
    name: 'Change of speed',
    sign: '+1',
    means: 'A section changes your speed by this much. At +2/+3 you choose.',
    here: (change) =>
      change?.includes('/')
        ? `Your speed changes by ${change?.replace('/', ' or ')}, as you choose.`
        : change === '±0'
          ? 'Your speed stays as it is.'
          : `Your speed changes by ${change}.`,
    rule: 'section',
  },
  hazardUp: {
    name: 'More hazard',
    sign: '⚠ +1',
    means: 'The avalanche gains this much. Hazard never goes down.',
    here: (gain) => `Skiing this section raises the hazard by ${gain}. It never goes down.`,
    rule: 'yeti',
  },
  canJump: {
    name: 'Can jump',
    sign: '6+',
    means: 'From this speed on you may jump. A jump costs 1 speed and your hand.',
    here: (speed) => `At speed ${speed} or more you may jump here. A jump costs 1 speed and your hand.`,
    rule: 'jump',
  },
  mustJump: {
    name: 'Must jump',
    sign: '9!',
    means: 'From this speed on you must jump. A jump costs 1 speed and your hand.',
    here: (speed) => `At speed ${speed} or more you must jump here. A jump costs 1 speed and your hand.`,
    rule: 'jump',
  },
  cross: {
    name: 'Red cross',
    sign: '✕',
    means: 'This part of the card can’t be skied: you stop before it, and never land on it.',
    rule: 'x',
  },
  flag: {
    name: 'Flag',
    sign: '⚑',
    means: 'Skied without a jump, this section scores a flag. The score card says how much.',
    rule: 'flags',
  },
  yeti: { name: 'Yeti', means: 'The yeti raises the hazard by 3.', rule: 'yeti' },
  speed: {
    name: 'Score card',
    sign: '1–10',
    means: 'For each speed: above, the cards you hold; below, what a flag scores. The skier stands at your speed.',
    here: (speed, hand, flag) =>
      `At speed ${speed} you hold ${cards(count(hand))}, and a flag scores ${points(count(flag))}.`,
    rule: 'score',
  },
  hazard: {
    name: 'Hazard',
    sign: '⚠ 2',
    means: 'The avalanche is this fast. Once your speed is lower, you are buried.',
    here: (hazard, speed) => `Hazard ${hazard}: you are buried once your speed is below it. You are at ${speed}.`,
    rule: 'end',
  },
  score: {
    name: 'Score',
    means: 'The points from flags and new decks so far.',
    here: (score) => `${points(count(score))} so far: flags, and 1 for each new deck.`,
    rule: 'end',
  },
  goesOn: {
    name: 'Signpost',
    sign: '→',
    means: 'The slope goes on like this: the next card must start with it.',
    here: (way) =>
      way === 'LAND'
        ? 'You land here: play a card on its side. It need not connect.'
        : way === 'ANY'
          ? 'Any card goes on from here.'
          : `The slope goes on ${slope(way)}: the next card must start ${slope(way)}.`,
    rule: 'connect',
  },
  takeOff: { name: 'Take-off', means: 'You can jump from here.', rule: 'jump' },
  sign: {
    name: 'Speed there',
    sign: '5',
    means: 'The speed you would have at the end of this section.',
    here: (speed) => `At the end of this section your speed would be ${speed?.replace('/', ' or ')}.`,
    rule: 'section',
  },
  hazardThen: {
    name: 'Hazard there',
    sign: '⚠ 3',
    means: 'The hazard after this section.',
    here: (hazard) => `The hazard would be ${hazard} after this section.`,
    rule: 'section',
  },
  buried: {
    name: 'Buried',
    sign: '⚠ ✕',
    means: 'Here your speed would fall below the hazard: the run would be over.',
    rule: 'end',
  },
  flagThen: {
    name: 'Flag there',
    sign: '+2',
    means: 'The points that the flag here would score at your speed.',
    here: (gain) => `The flag here would score ${points(count(gain))} at your speed.`,
    rule: 'flags',
  },
  gain: {
    name: 'Choose your speed',
    sign: '+2',
    means: 'Your speed grows by this much.',
    here: (change) => `Your speed grows by ${change}.`,
    rule: 'section',
  },
  avalanche: {
    name: 'Avalanche',
    means: 'The avalanche behind you. The gap is your speed less the hazard.',
    here: (gap) =>
      count(gap) < 0
        ? 'The avalanche has caught you.'
        : count(gap) === 0
          ? 'The avalanche is right behind you: lose any speed, and you are buried.'
          : `The avalanche is ${gap} behind you: your speed less the hazard.`,
    rule: 'end',
  },
  deck: {
    name: 'Deck',
    means: 'The number of cards left in the deck.',
    here: (left) => `${cards(count(left))} left in the deck. A new deck brings 1 point.`,
    rule: 'deck-out',
  },
  discards: {
    name: 'Discards',
    means: 'The number of discards. You may look at them at any time.',
    here: (gone) => `${cards(count(gone))} discarded. Press the pile to look at them.`,
    rule: 'hand',
  },
} as const satisfies Record<string, SymbolText>;
