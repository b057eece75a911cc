/** The words of the rules page. A section's id is the anchor to which refusals link; keep them when rewording. */
import { whenSomebodyLeaves, type RulesSection } from '../../rules';
import type { Direction, Rocket } from '../types';

export interface BurnExample {
  port: readonly Rocket[];
  starboard: readonly Rocket[];
  direction: Direction;
  /** The speed before and after; left out where nothing can be fired. */
  speeds?: readonly [number, number];
  /** With passengers aboard. */
  loaded?: boolean;
  legal: boolean;
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

export const rulesTitle = 'How Crash Landing is played';

export const rulesLead =
  'Your lander is falling out of its orbit. All that still works are chemical boosters, each good for one firing, and you have to find them first. Set it down before they run out: at a speed of one, if you can; at two, if you must.';

export const rulesSections: readonly CrashLandingSection[] = [
  {
    id: 'setup',
    title: 'Before the fall',
    paragraphs: [
      'You start in orbit, 20 steps over the ground, at rest, and with no rocket online. The rocket deck has 32 cards: ace to eight in the four suits. An ace is worth 1; suits make no difference.',
      'On a table of cardboard the altitude is a pile of 20 more cards, nines to kings, and a joker shows the speed. Here the picture does both.',
    ],
    cards: ['C1', 'D2', 'H3', 'S4', 'C5', 'D6', 'H7', 'S8'],
  },
  {
    id: 'gravity',
    title: 'A turn: gravity',
    paragraphs: [
      'Every turn begins with the ground pulling at you: your speed downwards grows by 1. Speed upwards counts as less than nothing: from 3 up you come to 2 up, then 1 up, then 0, then 1 down. Zero is a speed like any other.',
      'There is no speed beyond 8, up or down: what gravity or a burn would add beyond that is lost.',
    ],
  },
  {
    id: 'altitude',
    title: 'Altitude',
    paragraphs: [
      'Then you move by as many steps as your speed says: down, or up where you rise. Higher than 20 you never get; you keep your speed, and the rest is lost. Where fewer steps are left than your speed, you come down with your whole speed.',
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
        caption:
          'Left alone at altitude 10 and speed 0, the lander hits the ground on the fourth turn, at a speed of 4.',
      },
      {
        altitude: 1,
        speed: 0,
        ahead: [[1, 0]],
        touchdown: 'SOFT',
        caption: 'At altitude 1 and speed 0 there is nothing left to do: it lands softly next turn.',
      },
    ],
  },
  {
    id: 'find',
    title: 'Finding a rocket',
    paragraphs: [
      'After that you may bring one rocket online: draw the top card of the rocket deck. You need not, and you can do it once a turn, before you burn anything.',
      'The computer controls six rockets. If you find a seventh, you see it and then lay one of the seven, the new one or another, under the deck; you will meet it again when all others have been found. Rockets that were fired never come back, and the deck is not shuffled again.',
    ],
  },
  {
    id: 'burn',
    title: 'Burning rockets',
    paragraphs: [
      'Now you may fire: some rockets on the port side, some on the starboard side, both together. It changes your speed by what one side is worth, in the direction that you choose. Each burn is made for itself, you may make several in a turn, and even burn up and down in the same turn.',
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
      'Both sides must be worth the same, or the lander tips over. A pair does that; so do three cards or more, as long as the sums agree. The number of cards may differ, but neither side may be empty: one rocket alone never fires.',
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
        caption: 'Seven against six: it would tip over.',
      },
    ],
    last: [
      'On the board, tap rockets to load them: each goes to the lighter side, and where what you have tapped can balance, it is laid so. A rocket that is shown pale on a side would complete the burn. The list beside it shows every burn there is. What it comes to is told before you fire.',
    ],
  },
  {
    id: 'landing',
    title: 'Coming down',
    paragraphs: [
      'As soon as your altitude is 0 you are down, and nothing can be burned any more. What counts is the speed of that turn:',
    ],
    points: [
      '1: a soft landing; your rockets score in full.',
      '2: a hard landing; the lander barely survives, and you score half, rounded down.',
      '3 or more: the lander is destroyed, and the game is lost.',
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
        caption: 'At altitude 2 and speed 0 it will be a hard landing, two turns from now.',
      },
      {
        altitude: 1,
        speed: -1,
        ahead: [
          [0, 1],
          [1, 0],
        ],
        touchdown: 'SOFT',
        caption: 'At altitude 1 and rising at 1, it hangs for a turn and then lands softly.',
      },
    ],
  },
  {
    id: 'score',
    title: 'The score',
    paragraphs: [
      'You score the values of the rockets that are left in your hand. A table may choose that all rockets count that were not fired, those in the deck too; then every turn in the air costs points, and the cards that you hold matter little.',
      'Flights are ranked in this order: landed before lost, then the higher score, then fewer turns.',
    ],
  },
  {
    id: 're-entry',
    title: 'Variation: Re-Entry',
    paragraphs: [
      'Before the first turn a rocket is turned over. Its value is the speed, downwards, with which you come in; gravity comes on top of it at once. The card then lies apart: it is neither found nor fired any more, and scores for nobody.',
    ],
  },
  {
    id: 'earth',
    title: 'Variation: Earth Landing',
    paragraphs: ['On the earth gravity is 2: every turn your speed downwards grows by two. All else stays.'],
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
        caption: 'Without a burn the earth has you on the fourth turn, at a speed of 8.',
      },
    ],
  },
  {
    id: 'rescue',
    title: 'Variation: Rescue Mission',
    paragraphs: [
      'Somebody waits down there. Land safely, at 1 or 2, take them aboard, and fly back up to altitude 20. The moment you are there the mission is done, however fast you are.',
      'Your passengers weigh something: on the way back every rocket burned upwards counts one less, for the balance and for the thrust. An ace then lifts nothing, an eight lifts 7. Downwards all count in full.',
      'Coming down again on the way is a landing like the first: safe up to 2, or the end. If any of your landings was at 2, the score is halved.',
    ],
    burns: [
      {
        port: ['H8'],
        starboard: ['S8'],
        direction: 'UP',
        speeds: [0, -7],
        loaded: true,
        legal: true,
        caption: 'Two eights lift you off at 7, and that is just enough: 6, 5, 4, 3, 2 make 20 steps.',
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
      'During a rescue your speed is 0 once you stand, and nothing pulls at you. The turn in which you land goes on: you may find and burn. A turn on the ground is only that, finding and burning. Into the ground you cannot burn.',
      'You lift off by ending such a turn faster upwards than gravity is: at 2 or more on the moon, at 3 or more on the earth. Gravity is back the turn after. If you are slower, you go on standing at a speed of 0: what you burned is spent, and it is no second landing. The weakest pair that lifts you is two threes on the moon, two fours on the earth. Before you end a turn that would leave you on the ground, the board says so.',
      'So that nobody waits for a perfect hand: as long as you stand there with six rockets that hold one burn faster than gravity, you find no more. If no six rockets of your hand and deck together hold one, you are stranded, and the mission has failed; that is looked at when you land and when you end a turn on the ground. So you are when you end your fortieth turn there without lifting off.',
    ],
  },
  {
    id: 'race',
    title: 'The Race, for two',
    paragraphs: [
      'Two landers, a rocket deck each, and both take their turns at the same time, unseen: what you found and fired is told when both have ended the turn. Altitude, speed and the number of rockets of the other are open; which rockets they are is not.',
      'The first safe landing wins; with the Rescue Mission, the first one back in orbit. If both come in on the same turn, the lower landing speed wins, the worst one where there were several; then the higher score; and if that is equal too, it is a dead heat.',
      'Who is wrecked or stranded is out, and the other flies on alone and still has to come in to win. If both are lost, nobody wins, and both are second.',
      'A table may give both the same shuffle: the same cards in the same order, and with Re-Entry the same speed.',
    ],
  },
  {
    id: 'rockets',
    title: 'Rockets online at the start',
    paragraphs: [
      'The rulebook gives you none. About three Re-Entries of four are lost then, and nearly all Earth Landings: the ground is there before there is much to fire. So a table may start you with two or four, drawn after the Re-Entry card.',
    ],
  },
  {
    id: 'end',
    title: 'The end',
    paragraphs: [
      'The match is over when your lander has landed for good, come home, or is lost; a race, as soon as somebody has won it or both are lost. All the thrust there is in the deck is 72, so nobody stays up for ever. Where nothing is left that could be done, the turns pass by themselves; a racer’s only when everybody can see that.',
    ],
  },
  {
    id: 'clock',
    title: 'When time runs out or a player leaves',
    paragraphs: [
      'If a seat’s time is up, the table ends the turn for it: it finds nothing and burns nothing, and a seventh rocket that was just found goes under the deck. A lander left alone falls, and a race is still won only by coming in.',
      ...whenSomebodyLeaves,
    ],
  },
  {
    id: 'ours',
    title: 'What we decided',
    paragraphs: [
      'The rulebook is short, and says it all in a page. Where it is silent, or we added something, it is here:',
    ],
    points: [
      'Speeds stop at 8, as the joker on the table does; what is beyond is lost. Whoever falls deeper than the altitude lands with the whole speed (C1, C4).',
      'Burns of any number of cards count as long as the sides agree, also in unequal numbers, several in a turn and in both directions (C5).',
      '“The remaining rockets” are those in hand, unless the table counts all. Half a score is rounded down. In which order flights rank is ours (C7).',
      'In a Re-Entry gravity comes on top of the speed at once, and the card is out of the game (C8).',
      'In a rescue: how you stand, that you lift off only when you are faster than gravity, that the passengers’ weight counts for the balance too and never downwards, and that you may come down again (C10).',
      'No shopping on the ground, and 40 turns there at most (C11).',
      'A wreck does not win a race, though it is down first, and the other flies on; how landings on the same turn are told apart; and the same shuffle for both (C12).',
      'Starting rockets (C13).',
      'Turns pass by themselves where nothing can be done, and the table burns nothing for a seat whose time is up (C15, C16).',
    ],
    last: [
      'Why we decided so is written down, ruling by ruling, with the source of this house: docs/rules/crash-landing.md.',
      'A match goes on under the rules with which it began. By the first version of these, any speed upwards lifted off, if only to fall back, any burn upwards closed the search on the ground, and the Re-Entry card was counted among the fired ones.',
      'Crash Landing is by Rocco Privetera of Mighty Fist Games, made for a contest of solitaire games in 2012. These are its rules, told in our own words; we are not connected with either.',
    ],
  },
];
