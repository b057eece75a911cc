/** The words of the rules page. A section's id is the anchor to which refusals link; keep them when rewording. */
import { whenSomebodyLeaves, type RulesOpening, type RulesSection } from '../../rules-texts';
import { sideName } from '../texts/card-texts';
import type { Direction, Rocket } from '../types';

export interface BurnExample {
  port: readonly Rocket[];
  starboard: readonly Rocket[];
  direction: Direction;
  /** The speed before and after; left out where nothing can be fired. */
  speeds?: readonly [number, number];
  /** With passengers aboard. */
  loaded?: boolean;
  /** Left out where nothing is allowed or forbidden. */
  legal?: boolean;
  caption: string;
}

export interface CourseExample {
  altitude: number;
  speed: number;
  /** Speed and altitude of the turns that follow. */
  ahead: readonly (readonly [number, number])[];
  touchdown: 'SOFT' | 'HARD' | 'WRECK' | null;
  caption: string;
}

interface CrashLandingSection extends RulesSection {
  cards?: readonly Rocket[];
  burns?: readonly BurnExample[];
  courses?: readonly CourseExample[];
}

/** Read in place of the drawn rockets of an example. */
export const burnLabel = ({ port, starboard }: BurnExample): string => `${sideName(port)} | ${sideName(starboard)}`;

export const rulesTitle = 'How to play Crash Landing';

export const rulesOpening: RulesOpening = {
  gist: {
    goal: 'Land softly before you run out of rockets.',
    turn: 'Find a rocket, burn rockets if they balance, then gravity pulls you down.',
    twist: 'A burn needs the same total on both sides.',
    end: 'Land at speed 1 or 2; any faster is a crash.',
    win: 'Keep high rockets: those left in your hand are your score.',
  },
  turn: [
    'Find a rocket: the three of clubs matches your three of hearts.',
    'Burn both threes: 3 on each side slows you by 3.',
    'End your turn: gravity adds 1 to your speed every turn, and you fall that far.',
    'Just above the ground, 4 balances 3 and 1. You stop.',
    'End your turn: at speed 1 you land softly, and your last rockets score.',
  ],
};

export const rulesSections: readonly CrashLandingSection[] = [
  {
    id: 'setup',
    title: 'Before the fall',
    paragraphs: [
      'You start at rest in orbit, at altitude 20, with no rockets online. The rocket deck has 32 cards: ace to eight in four suits. An ace is worth 1; suits make no difference.',
      'With real cards, 20 more cards, nines to kings, show the altitude, and a joker shows the speed. Here the picture shows both.',
    ],
    cards: ['C1', 'D2', 'H3', 'S4', 'C5', 'D6', 'H7', 'S8'],
  },
  {
    id: 'gravity',
    title: 'A turn: gravity',
    paragraphs: [
      'Every turn starts with gravity: your downward speed grows by 1. If you are rising, you slow down first: from 3 up to 2 up, then 1 up, 0, 1 down. Zero is a speed like any other.',
      'The top speed is 8, up or down; anything beyond that is lost.',
    ],
  },
  {
    id: 'altitude',
    title: 'Altitude',
    paragraphs: [
      'Then your altitude changes by your speed, down or up. You cannot rise above 20; you keep your speed, and the rest is lost. If your speed is higher than your altitude, you land at your full speed.',
    ],
    courses: [
      {
        altitude: 10,
        speed: 0,
        ahead: [
          [1, 9],
          [2, 7],
          [3, 4],
          [4, 0],
        ],
        touchdown: 'WRECK',
        caption: 'At altitude 10 and speed 0, without a burn, the lander crashes on the fourth turn, at speed 4.',
      },
      {
        altitude: 1,
        speed: 0,
        ahead: [[1, 0]],
        touchdown: 'SOFT',
        caption: 'At altitude 1 and speed 0 you need do nothing: it lands softly next turn.',
      },
    ],
  },
  {
    id: 'find',
    title: 'Finding a rocket',
    paragraphs: [
      'Next, you may bring one rocket online: draw the top card of the rocket deck. You may do this once a turn, before you burn.',
      'The computer controls six rockets. If you find a seventh, you see it, then put one of the seven under the deck. You can find it again after all the others. Fired rockets never come back, and the deck is never reshuffled.',
    ],
  },
  {
    id: 'burn',
    title: 'Burning rockets',
    paragraphs: [
      'Now you may burn rockets on the port and starboard sides together. A burn changes your speed by the value of one side, in the direction you choose. You may make several burns in a turn, even up and down.',
    ],
    burns: [
      {
        port: ['H3'],
        starboard: ['S3'],
        direction: 'UP',
        speeds: [5, 2],
        legal: true,
        caption: 'Two threes upwards: from 5 down to 2 down.',
      },
      {
        port: ['C8'],
        starboard: ['D8'],
        direction: 'UP',
        speeds: [4, -4],
        legal: true,
        caption: 'Two eights upwards: from 4 down to 4 up.',
      },
    ],
  },
  {
    id: 'balance',
    title: 'Balance',
    paragraphs: [
      'Both sides must be worth the same, or the lander tips over. Burn a pair, or three or more cards with equal sums. The sides may have different numbers of cards, but neither may be empty: a single rocket never fires.',
    ],
    burns: [
      {
        port: ['D4'],
        starboard: ['C2', 'S2'],
        direction: 'UP',
        speeds: [6, 2],
        legal: true,
        caption: 'Four against two and two.',
      },
      {
        port: ['C1', 'H4'],
        starboard: ['S2', 'D3'],
        direction: 'UP',
        speeds: [3, -2],
        legal: true,
        caption: 'One and four against two and three: worth 5.',
      },
      {
        port: ['H7'],
        starboard: ['C3', 'D3'],
        direction: 'UP',
        legal: false,
        caption: 'Seven against six: not balanced.',
      },
    ],
    last: [
      'On the board, tap rockets to load them: each goes to the lighter side, and rockets that can balance are arranged for you. A pale rocket would complete the burn. The list shows all possible burns. You see where a burn leads before you fire.',
    ],
  },
  {
    id: 'landing',
    title: 'Landing',
    paragraphs: ['At altitude 0 you are down, and it is too late to burn. What counts is your speed that turn:'],
    points: [
      '1: a soft landing; your rockets score in full.',
      '2: a hard landing; the lander barely survives, and you score half, rounded down.',
      '3 or more: you crash and lose the game.',
    ],
    courses: [
      {
        altitude: 2,
        speed: 0,
        ahead: [
          [1, 1],
          [2, 0],
        ],
        touchdown: 'HARD',
        caption: 'At altitude 2 and speed 0, a hard landing in two turns.',
      },
      {
        altitude: 1,
        speed: -1,
        ahead: [
          [0, 1],
          [1, 0],
        ],
        touchdown: 'SOFT',
        caption: 'At altitude 1 and speed 1 up, it hovers for a turn, then lands softly.',
      },
    ],
  },
  {
    id: 'score',
    title: 'Scoring',
    paragraphs: [
      'You score the values of the rockets left in your hand. With the option “All unfired rockets”, those in the deck count too; then every rocket you fire costs points, and the ones you hold matter little.',
      'Flights rank by landed before lost, then higher score, then fewer turns.',
    ],
  },
  {
    id: 're-entry',
    title: 'Variation: Re-Entry',
    paragraphs: [
      'Before the first turn, a rocket is drawn. Its value is your downward entry speed; gravity adds to it at once. The card is out of the game: it is never found or fired, and scores for nobody.',
    ],
  },
  {
    id: 'earth',
    title: 'Variation: Earth Landing',
    paragraphs: ['On the earth, gravity is 2: every turn your downward speed grows by 2. Nothing else changes.'],
    courses: [
      {
        altitude: 20,
        speed: 0,
        ahead: [
          [2, 18],
          [4, 14],
          [6, 8],
          [8, 0],
        ],
        touchdown: 'WRECK',
        caption: 'Without a burn you crash on the fourth turn, at speed 8.',
      },
    ],
  },
  {
    id: 'rescue',
    title: 'Variation: Rescue Mission',
    paragraphs: [
      'Someone’s stranded below. Land safely, at 1 or 2, pick them up, and fly back to altitude 20. The mission is done as soon as you get there, at any speed.',
      'Passengers are heavy: on the way back, every rocket burned up counts 1 less, for balance and thrust. An ace then lifts nothing, an eight lifts 7. Rockets burned down count in full.',
      'If you come down again on the way, that is a landing like the first: safe up to speed 2, or a crash. If any landing was at 2, your score is halved.',
    ],
    burns: [
      {
        port: ['H8'],
        starboard: ['S8'],
        direction: 'UP',
        speeds: [0, -7],
        loaded: true,
        legal: true,
        caption: 'Two eights lift you off at 7, just enough: 6 + 5 + 4 + 3 + 2 = 20.',
      },
      {
        port: ['D5'],
        starboard: ['C3', 'H3'],
        direction: 'UP',
        speeds: [0, -4],
        loaded: true,
        legal: true,
        caption: 'With passengers, five balances three and three: 4 against 2 and 2.',
      },
    ],
  },
  {
    id: 'ground',
    title: 'On the ground',
    paragraphs: [
      'During a rescue, your speed is 0 on the ground, without gravity. The turn in which you land continues: you may find and burn. Turns on the ground are only finding and burning. You cannot burn down into the ground.',
      'To lift off, end such a turn with an upward speed greater than gravity: at 2 or more on the moon, at 3 or more on the earth. Gravity returns the turn after. If you are slower, you stay on the ground at speed 0: your burns are spent, and it is no second landing. The weakest pair that lifts you is two threes on the moon, two fours on the earth. The board warns you before you end a turn that would leave you on the ground.',
      'You cannot wait for a perfect hand: while you have six rockets that hold one burn faster than gravity, you find no more. If no six rockets of your hand and deck together hold one, you are stranded and the mission fails; this is checked when you land and when you end a turn on the ground. You are also stranded when you end your fortieth turn there without lifting off.',
    ],
  },
  {
    id: 'race',
    title: 'The Race, for two',
    paragraphs: [
      'Two landers, each with a rocket deck. Both players take their turns at the same time, unseen; what you found and fired is shown when both have ended the turn. You see the other’s altitude, speed and number of rockets, but not the rockets.',
      'The first safe landing wins; in a Rescue Mission, the first one back in orbit. If both come in on the same turn, the lower landing speed wins (the worst one, if several), then the higher score. If that is tied too, it is a dead heat.',
      'If you crash or are stranded, you are out; the other flies on alone and must still come in to win. If both are lost, nobody wins, and both are second.',
      'With the option “Same order”, both decks have the same cards in the same order, and with Re-Entry both have the same speed.',
    ],
  },
  {
    id: 'rockets',
    title: 'Rockets online at the start',
    paragraphs: [
      'The rulebook gives you none. Then about three in four Re-Entries are lost, and nearly all Earth Landings: you hit the ground before you find much to fire. So you may start with two or four, drawn after the Re-Entry card.',
    ],
  },
  {
    id: 'end',
    title: 'The end',
    paragraphs: [
      'The match is over when your lander has landed for good, returned to orbit, or is lost; a race, as soon as someone has won or both are lost. The whole deck gives a thrust of 72, so nobody stays up for ever. If nothing else can be done, turns end automatically; in a race, only when everyone can see that.',
    ],
  },
  {
    id: 'clock',
    title: 'When time runs out or a player leaves',
    paragraphs: [
      'If a seat’s time is up, the table ends the turn for it, without finding or burning; a seventh rocket just found goes under the deck. A lander left alone falls, and a race is still won only by coming in.',
      ...whenSomebodyLeaves,
    ],
  },
  {
    id: 'ours',
    title: 'What we decided',
    paragraphs: ['The rulebook is a single page. These are our additions, and our answers where it is silent:'],
    points: [
      'Speed stops at 8, as the joker does; anything beyond is lost. If you fall further than your altitude, you land at your full speed (C1, C4).',
      'Any number of cards may burn, as long as the sides are worth the same; several burns a turn, in both directions (C5).',
      '“The remaining rockets” are those in hand, unless you choose all. Half scores are rounded down. The ranking of flights is ours (C7).',
      'In a Re-Entry, gravity adds to the speed at once, and the card is out of the game (C8).',
      'In a rescue: how you stand, that you lift off only faster than gravity, that passengers count for balance too but never downwards, and that you may land again (C10).',
      'No stocking up on the ground, and 40 turns there at most (C11).',
      'A crash never wins a race, and the other flies on; tiebreaks on the same turn; and the same shuffle for both (C12).',
      'Rockets online at the start (C13).',
      'Turns end automatically when nothing else can be done, and the table never burns when time is up (C15, C16).',
    ],
    last: [
      'The reasons are in docs/rules/crash-landing.md, ruling by ruling, with the source code.',
      'Crash Landing is by Rocco Privetera of Mighty Fist Games, made for a solitaire game contest in 2012. These are its rules in our own words; we are not connected with either.',
    ],
  },
];
