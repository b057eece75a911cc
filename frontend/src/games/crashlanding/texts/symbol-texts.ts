/** The meanings of the symbols on the board and the cards of Crash Landing. */
import { speedWords } from './card-texts';
import { points, rockets, turns } from './grammar-texts';
import type { SymbolText } from '../../../shell/symbols/meanings';

const count = (value: string | undefined): number => Number(value);
const speed = (value: string | undefined): string => speedWords(count(value));

export const symbolTexts = {
  rocket: {
    name: 'Rocket',
    sign: '4♣',
    means: 'The number is its thrust; an ace counts 1. Suits make no difference.',
    here: (value) =>
      `Worth ${value}: it changes your speed by ${value} if the other side is worth ${value}, too. Suits make no difference.`,
    rule: 'burn',
  },
  scale: {
    name: 'Altitude',
    sign: '0–20',
    means: 'From the ground, 0, to the orbit, 20. The flag shows your altitude.',
    rule: 'altitude',
  },
  altitude: {
    name: 'Altitude',
    sign: '10',
    means: 'How high the lander is. At 0 it lands.',
    here: (altitude) =>
      altitude === '0' ? 'The lander is on the ground.' : `The lander is ${altitude} above the ground. At 0 it lands.`,
    rule: 'altitude',
  },
  speed: {
    name: 'Speed',
    sign: '5▼',
    means: 'The steps the lander moves each turn, down ▼ or up ▲. Gravity adds to it first.',
    here: (value) =>
      value === '0'
        ? 'Speed 0: the lander hovers until gravity pulls again.'
        : `Speed ${speed(value)}. Each turn gravity pulls first, then the lander moves by its speed.`,
    rule: 'gravity',
  },
  before: {
    name: 'Before the burn',
    sign: '5',
    means: 'Struck out: the value without the burn you have prepared.',
    here: (value) => `Without the burn you have prepared, this would be ${value}.`,
    rule: 'burn',
  },
  next: {
    name: 'Next turn',
    sign: '4 at 6▼',
    means: 'The altitude and speed after gravity next turn, if you do nothing more.',
    here: (altitude, value) =>
      altitude === undefined
        ? 'The flight is over: there is no next turn.'
        : `Next turn you are at altitude ${altitude}, at speed ${speed(value)}.`,
    rule: 'gravity',
  },
  score: {
    name: 'Worth',
    means: 'The points your rockets would score after a soft landing; after a hard one, half.',
    here: (sum) => `A soft landing with these rockets scores ${points(count(sum))}, a hard one half.`,
    rule: 'score',
  },
  turn: {
    name: 'Turn',
    means: 'The number of the turn. Of equal scores, the one with fewer turns ranks higher.',
    here: (turn) => `Turn ${turn}. Of equal scores, the one with fewer turns ranks higher.`,
    rule: 'score',
  },
  SOFT: {
    name: 'Soft landing',
    sign: '✓',
    means: 'You would land at speed 1 or less: your rockets score in full.',
    rule: 'landing',
  },
  HARD: {
    name: 'Hard landing',
    sign: '⚠',
    means: 'You would land at speed 2: your score is halved.',
    rule: 'landing',
  },
  WRECK: {
    name: 'Crash',
    sign: '✕',
    means: 'You would hit the ground at speed 3 or more: the lander is lost.',
    rule: 'landing',
  },
  ORBIT: { name: 'Orbit', sign: '★', means: 'Back at altitude 20, the mission is done.', rule: 'rescue' },
  balance: {
    name: 'Balance',
    sign: '3 | 3',
    means: 'The thrust loaded on port and starboard. It must be the same to burn.',
    here: (port, starboard) =>
      port === '0' && starboard === '0'
        ? 'Nothing is loaded: both sides must be the same to burn.'
        : port === starboard
          ? `${port} on each side: balanced.`
          : `Port ${port}, starboard ${starboard}: both must be the same to burn.`,
    rule: 'balance',
  },
  proposal: {
    name: 'Completes the burn',
    sign: '+',
    means: 'Press the pale rockets to add them: they balance the burn.',
    rule: 'balance',
  },
  port: { name: 'Port', sign: 'P', means: 'This rocket is loaded on the port side.', rule: 'balance' },
  starboard: { name: 'Starboard', sign: 'S', means: 'This rocket is loaded on the starboard side.', rule: 'balance' },
  burns: {
    name: 'All burns',
    means: 'The number of burns your rockets allow now. Press it for the list.',
    here: (all) => `Your rockets allow ${all === '1' ? '1 burn' : `${all} burns`} now. Press for the list.`,
    rule: 'balance',
  },
  UP: {
    name: 'Burn up',
    sign: '▲3',
    means: 'A burn upwards: the thrust that slows the fall.',
    here: (thrust) => `A burn up with a thrust of ${thrust}: port on the left, starboard on the right.`,
    rule: 'burn',
  },
  DOWN: {
    name: 'Burn down',
    sign: '▼3',
    means: 'A burn downwards: the thrust that speeds the fall.',
    here: (thrust) => `A burn down with a thrust of ${thrust}: port on the left, starboard on the right.`,
    rule: 'burn',
  },
  fates: {
    name: 'All rockets',
    sign: 'A–8',
    means: 'All 32 rockets: the colours show which you hold, which are fired and which are left to find.',
    rule: 'find',
  },
  pilot: {
    name: 'The other lander',
    sign: '▲3',
    means: 'What a pilot burned last turn, and how many rockets that pilot holds.',
    rule: 'race',
  },
  landed: {
    name: 'Landing speed',
    means: 'The speed of the landing: 1 is soft, 2 is hard.',
    here: (value) => `Landed at speed ${value}: up to 1 is soft, 2 is hard, more is a crash.`,
    rule: 'landing',
  },
  flown: {
    name: 'Turns',
    means: 'The number of turns flown.',
    here: (flown) => `Flown in ${turns(count(flown))}. Of equal scores, fewer turns rank higher.`,
    rule: 'score',
  },
  points: {
    name: 'Points',
    means: 'The score of this flight.',
    here: (sum) => `${points(count(sum))}: the values of the rockets left, halved after a hard landing.`,
    rule: 'score',
  },
  deck: {
    name: 'Left to find',
    means: 'The number of rockets left in the deck.',
    here: (left) => `${rockets(count(left))} left to find, one each turn at most.`,
    rule: 'find',
  },
} as const satisfies Record<string, SymbolText>;
