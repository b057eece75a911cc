/** The words of the rules page. A section's id is the anchor to which refusals link; keep them when rewording. */
import type { RulesOpening, RulesSection } from '../../rules-texts';
import { slopeCards } from '../deck';
import { partsOf } from '../slope/course';
import { cardName, slopeNames } from '../texts/texts';
import type { Orientation, Part, SlopeCard } from '../types';

/** A short piece of mountain: cards laid, a jump, and what it shows. */
export interface Example {
  laid: readonly { card: SlopeCard; orientation: Orientation; passed?: readonly Part[]; takeOff?: Part | null }[];
  legal: boolean | null;
  caption: string;
}

interface InfiniskiSection extends RulesSection {
  examples?: readonly Example[];
  /** Cards shown next to the words. */
  cards?: readonly SlopeCard[];
  /** True if the score card is drawn. */
  scoreCard?: boolean;
}

/** Read in place of the drawn cards of an example: "Bunny slope: downhill; Terrace: flat, flat". */
export const exampleLabel = ({ laid }: Example): string =>
  laid
    .map(({ card, orientation }) => {
      const slopes = partsOf(orientation).map((part) => {
        const section = slopeCards[card][part];
        return section ? slopeNames[section.slope] : 'X';
      });
      return `${cardName(card)}: ${slopes.join(', ')}`;
    })
    .join('; ');

/** Says where the skier is, in the worked turn. */
export const gauges = (speed: number, hazard: number): string => `Speed ${speed}, hazard ${hazard}.`;

export const rulesTitle = 'How to play Infiniski';

export const rulesOpening: RulesOpening = {
  gist: {
    goal: 'Ski ahead of the avalanche for as long as you can, and score flags.',
    turn: 'Play one card: its slope must connect to the last one.',
    twist: 'Speed makes flags worth more, but leaves you fewer cards.',
    end: 'You’re buried once your speed falls below the hazard.',
    win: 'Have the highest score; if tied, the most turns.',
  },
  turn: [
    'Start with any card. Upright, the Long run is one flat section.',
    'Flat connects to flat. The Tree line raises the hazard, but you’re still faster.',
    'In landscape, a card has two sections, left then right. The Gully slows you down.',
  ],
};

export const rulesSections: readonly InfiniskiSection[] = [
  {
    id: 'setup',
    title: 'Getting ready',
    paragraphs: [
      'Shuffle the fifteen slope cards; four are your first hand. Speed starts at 4, hazard at 1 and your score at 0.',
      'On your first turn, play any card, either way round (the Flag gate never in portrait): there is nothing to connect to yet.',
    ],
    cards: ['S01', 'S05', 'S08', 'S06'],
  },
  {
    id: 'score',
    title: 'The score card',
    paragraphs: [
      'The track shows speeds from 1 to 10, with the hand size and the value of a flag at each. The faster you are, the more a flag scores and the fewer cards you hold: the two numbers always add up to five.',
      'The avalanche creeps along the same track from the left. The gap between its sign and you is all the time you have.',
    ],
    scoreCard: true,
  },
  {
    id: 'hand',
    title: 'Your hand',
    paragraphs: [
      'Each turn, draw up to the hand size for your speed, or discard down to it. Cards are drawn for you; you choose what to discard.',
      'Only the order of the deck is secret. You may look through the discards at any time.',
    ],
  },
  {
    id: 'connect',
    title: 'Playing a card',
    paragraphs: [
      'A card can be played two ways. In portrait (upright) it is one section of slope; in landscape (on its side) it is two, left and right, and you ski both. Each card shows portrait at the top and landscape below.',
      'Each section runs downhill, flat or uphill. A card connects if its first section has the same slope as the last one you skied. If any card in your hand connects, you must play one that does.',
    ],
    examples: [
      {
        laid: [
          { card: 'S01', orientation: 'PORTRAIT' },
          { card: 'S05', orientation: 'LANDSCAPE' },
        ],
        legal: true,
        caption: 'Downhill to downhill. The Flag gate then runs flat, so the next card must start flat.',
      },
      {
        laid: [
          { card: 'S01', orientation: 'PORTRAIT' },
          { card: 'S13', orientation: 'LANDSCAPE' },
        ],
        legal: false,
        caption: 'Doesn’t connect: the Terrace starts flat, the slope runs downhill.',
      },
    ],
  },
  {
    id: 'section',
    title: 'Skiing a section',
    paragraphs: ['For each section, in this order:'],
    points: [
      'Change speed and hazard as printed. At +2/+3 you choose. Speed never goes above 10.',
      'If your speed is now below the hazard, you are buried and the run is over.',
      'If your speed has reached a “must jump” number (red), you jump. If it has reached a “can jump” number (blue), choose: jump or ski on.',
      'If there is a flag and you did not jump, you knock it down.',
      'On a landscape card, continue with the right section, unless you jumped.',
    ],
  },
  {
    id: 'flags',
    title: 'Flags',
    paragraphs: [
      'A flag scores the points on the score card for your speed, after the section has changed it.',
      'One flag is printed, on the right half of the Flag gate. With the option “More flags”, the Long run (right half), the Hump (right half) and the Tree line (left half) have one too.',
    ],
    cards: ['S05'],
  },
  {
    id: 'yeti',
    title: 'The yeti',
    paragraphs: [
      'It lives on the right half of the Yeti lair and does not like skiers: +3 hazard. Some other cards add +1 hazard. Hazard never goes down.',
    ],
    cards: ['S06'],
  },
  {
    id: 'jump',
    title: 'Jumping',
    paragraphs: [
      'A jump costs 1 speed, and you discard your whole hand. Then draw for your new speed as usual, and play a card to land on.',
      'If you jump from the left section, you skip the right one of that card.',
      'Mind the avalanche: if your speed is no higher than the hazard, losing 1 speed buries you, even if you must jump.',
    ],
  },
  {
    id: 'landing',
    title: 'Landing',
    paragraphs: [
      'Land on a card in landscape; it need not connect. After a jump from a left section, you land on the left section of the new card and ski both. After a jump from a right section or a portrait card, you land on the right section; the left one does nothing.',
    ],
    examples: [
      {
        laid: [
          { card: 'S08', orientation: 'LANDSCAPE', passed: ['LEFT'], takeOff: 'LEFT' },
          { card: 'S03', orientation: 'LANDSCAPE' },
        ],
        legal: null,
        caption: 'From the left section to the next left section, skipping the right half of the same card.',
      },
      {
        laid: [
          { card: 'S10', orientation: 'PORTRAIT', takeOff: 'PORTRAIT' },
          { card: 'S04', orientation: 'LANDSCAPE', passed: ['RIGHT'] },
        ],
        legal: null,
        caption: 'From a portrait card to the next right section, skipping the steep left half.',
      },
    ],
  },
  {
    id: 'forced-jump',
    title: 'Forced jumps',
    paragraphs: [
      'If no card in your hand connects, either way round, you make a forced jump where you stand: +1 hazard, then a normal jump. You survive it only if your speed is at least 2 above the hazard.',
      'A “must jump” is not a forced jump: hazard stays the same.',
    ],
  },
  {
    id: 'x',
    title: 'The red X',
    paragraphs: [
      'The Flag gate has an X in portrait: play it in landscape only.',
      'The Broken slope has an X on its right half: a crevasse. Skiing from the left, you stop before it, and the next card connects to the left section. You cannot land on it. You may play it for a landing on the right only if it is your only card; a forced jump follows at once.',
    ],
    cards: ['S05', 'S07'],
    examples: [
      {
        laid: [
          { card: 'S07', orientation: 'LANDSCAPE', passed: ['LEFT'] },
          { card: 'S06', orientation: 'PORTRAIT' },
        ],
        legal: true,
        caption: 'The half with the X does not count: the Broken slope ends downhill.',
      },
    ],
  },
  {
    id: 'deck-out',
    title: 'When the deck is empty',
    paragraphs: [
      'All cards except the last one played and those in your hand are shuffled into a new deck, and you score 1 point. This happens when your card (and any jump from it) is resolved and the deck is empty, or while drawing, when a card is needed and there is none.',
    ],
  },
  {
    id: 'end',
    title: 'The end',
    paragraphs: [
      'The run is over as soon as your speed is below the hazard, for whatever reason. You keep your points.',
      'The higher score wins; if tied, the run with more turns. A turn is a card played: a jump and the card you land on belong to the next turn.',
    ],
  },
  {
    id: 'clock',
    title: 'When time runs out',
    paragraphs: ['If your time is up, the table skis on if it can, or else does the first thing allowed.'],
  },
  {
    id: 'ours',
    title: 'What is his and what is ours',
    paragraphs: [
      'Infiniski: Solitaire Skiing Card Game is by Andrew Ulysses Baker (Games For Bryan, 2015). These are its rules in our own words; we are not connected with him. Thank you for an endless mountain.',
      'We have his rulebook without its pictures, so the slope cards and the score card are lost. The fifteen cards and the numbers on the track are our reconstruction. They agree with every sentence and example in the rulebook:',
    ],
    points: [
      'his: hazard 1, speed 4 and four cards at the start; two cards and 3 points for a flag at speed 7; the yeti’s 3; one flag card, for landscape only; one card with an X on its second half; the +2 or +3 with a jump from 6; the climb that costs 2, with a jump from 7, and then 1 more;',
      'ours: all other sections, names and numbers, and the idea of more flags (I16, I17);',
      'ours, on the slope: you must play a card that connects, though the author once jumps with no useful card in hand; the order within a section; a speed limit of 10, applied after you choose +2 or +3; the avalanche is checked after every change, including those of a jump (I3, I4, I5, I13);',
      'ours, for jumps: one from a portrait card lands on the right, a forced one from the Broken slope on the left; you cannot choose to land on an X; the Broken slope ends downhill (I6, I7, I9, I12);',
      'ours, for the rest: when the deck is shuffled, also while drawing, and that you keep your hand then; open discards; what counts as a turn, and that more turns break ties; what the table does when your time is up (I10, I11, I15, I18).',
    ],
    last: ['The reasons are in docs/rules/infiniski.md, ruling by ruling, with the source code.'],
  },
];
