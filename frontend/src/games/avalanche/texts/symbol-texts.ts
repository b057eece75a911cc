/** The meanings of the symbols on the board and the cards of Avalanche. */
import { cards, lifts, points } from './grammar-texts';
import type { SymbolText } from '../../../shell/symbols/meanings';

const count = (value: string | undefined): number => Number(value);
/** A run's points as drawn, with the bonus that they include. */
const withBonus = (sum: string | undefined, bonus: string | undefined): string =>
  count(bonus) > 0 ? `${points(count(sum))}, with ${count(bonus)} for five or more run cards` : points(count(sum));

export const symbolTexts = {
  GREEN: {
    name: 'Green run card',
    sign: '● 1',
    means: 'The circle is green, worth 1 point in a run. It links to green and blue.',
    rule: 'runs',
  },
  BLUE: {
    name: 'Blue run card',
    sign: '■ 2',
    means: 'The square is blue, worth 2 points in a run. It links to green, blue and red.',
    rule: 'runs',
  },
  RED: {
    name: 'Red run card',
    sign: '▲ 3',
    means: 'The triangle is red, worth 3 points in a run. It links to blue, red and black.',
    rule: 'runs',
  },
  BLACK: {
    name: 'Black run card',
    sign: '◆ 4',
    means: 'The diamond is black, worth 4 points in a run. It links to red and black.',
    rule: 'runs',
  },
  LIFT: { name: 'Lift', means: 'A lift opens a run. It scores nothing itself.', rule: 'runs' },
  AVALANCHE: {
    name: 'Avalanche',
    sign: '⚠',
    means: 'An avalanche sweeps open runs away. Banked runs are safe, and the fifth ends the match.',
    rule: 'avalanches',
  },
  SKI_PATROL: {
    name: 'Ski Patrol',
    sign: '✚',
    means: 'Next to your open run, it saves the run from one avalanche.',
    rule: 'house-cards',
  },
  PISTE_CLOSED: {
    name: 'Piste Closed',
    sign: '⊖',
    means: 'An opponent can’t add run cards on their next turn.',
    rule: 'house-cards',
  },
  WIPEOUT: {
    name: 'Wipeout',
    sign: '✕',
    means: 'An opponent’s open run loses its last run card.',
    rule: 'house-cards',
  },
  LIFT_PASS: { name: 'Lift Pass', sign: '+2', means: 'Pick up two more cards now.', rule: 'house-cards' },
  turn: { name: 'Current player', sign: '▶', means: 'This player’s turn is running.', rule: 'turn' },
  hand: {
    name: 'Cards in hand',
    means: 'The number of cards this player holds.',
    here: (held, lift) =>
      count(lift) > 0
        ? `This player holds ${cards(count(held))}, including ${lifts(count(lift))}.`
        : `This player holds ${cards(count(held))}, and no lift.`,
    rule: 'pick-up',
  },
  banked: {
    name: 'Banked points',
    means: 'The points of all banked runs. They are safe, and only they count at the end.',
    here: (sum) => `${points(count(sum))} banked: safe, and what counts at the end.`,
    rule: 'banking',
  },
  run: {
    name: 'Open run',
    sign: '11★',
    means: 'The points you would bank for this run. A star marks the bonus of 4 for five run cards.',
    here: (sum, bonus) => `Banking this run would score ${withBonus(sum, bonus)}.`,
    rule: 'runs',
  },
  patrol: { name: 'Patrol', means: 'A Ski Patrol saves this run from one avalanche.', rule: 'house-cards' },
  barred: { name: 'Closed', means: 'No run cards can be added on this player’s next turn.', rule: 'house-cards' },
  bankedRun: {
    name: 'Banked run',
    sign: '19★',
    means: 'The points of a banked run. The shapes show its cards, a star the bonus of 4.',
    here: (sum, bonus) => `This run is banked for ${withBonus(sum, bonus)}. The shapes show its cards.`,
    rule: 'banking',
  },
  bank: {
    name: 'Bank',
    means: 'The points your run brings if you bank it now. Banking is your whole turn.',
    here: (sum) => `Banking now brings ${points(count(sum))}. It is your whole turn.`,
    rule: 'banking',
  },
  fallen: {
    name: 'Avalanches so far',
    sign: '2/5',
    means: 'The number of avalanches so far. The fifth ends the match.',
    here: (fallen) =>
      count(fallen) < 4
        ? `${fallen} of 5 avalanches have come down. The fifth ends the match.`
        : count(fallen) === 4
          ? '4 of 5 avalanches have come down. The next one ends the match.'
          : 'All 5 avalanches have come down.',
    rule: 'avalanches',
  },
  draw: {
    name: 'Draw pile',
    means: 'The number of cards left to draw.',
    here: (left) => `${cards(count(left))} left to draw. Pick up two each turn, from here or from the lifts.`,
    rule: 'pick-up',
  },
  lifts: {
    name: 'Lift pile',
    means: 'The number of lifts left.',
    here: (left) => `${lifts(count(left))} left. Each run starts with one.`,
    rule: 'pick-up',
  },
  discards: {
    name: 'Discards',
    means: 'The number of cards that are out of play.',
    here: (gone) => `${cards(count(gone))} discarded.`,
    rule: 'end',
  },
  copies: {
    name: 'Several alike',
    sign: '×3',
    means: 'The number of cards of this kind in your hand.',
    here: (held) => `You hold ${held} cards of this kind.`,
    rule: 'play',
  },
  place: {
    name: 'Place',
    means: 'The place at the end, by banked points.',
    here: (rank) => `Place ${rank}, by banked points.`,
    rule: 'end',
  },
} as const satisfies Record<string, SymbolText>;
