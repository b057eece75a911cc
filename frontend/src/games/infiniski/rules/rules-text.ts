/** The words of the rules page. A section's id is the anchor to which refusals link; keep them when rewording. */
import type { RulesSection } from '../../rules';
import type { Orientation, Part, SlopeCard } from '../types';

/** A short piece of mountain: cards laid, a jump, and what it shows. */
export interface Example {
  laid: readonly { card: SlopeCard; orientation: Orientation; passed?: readonly Part[]; takeOff?: Part }[];
  legal: boolean | null;
  caption: string;
}

interface InfiniskiSection extends RulesSection {
  examples?: readonly Example[];
  /** Cards shown beside the words. */
  cards?: readonly SlopeCard[];
  /** Whether the score card is drawn. */
  scoreCard?: boolean;
}

export const rulesTitle = 'How Infiniski is played';

export const rulesLead =
  'You ski down a mountain that has no end, with an avalanche behind you. Lay card after card to make the slope, keep your speed above the hazard, and knock down a flag whenever you can. You will be buried in the end; the question is with how many points, and after how many turns.';

export const rulesSections: readonly InfiniskiSection[] = [
  {
    id: 'setup',
    title: 'Getting ready',
    paragraphs: [
      'There are fifteen slope cards. They are shuffled, and four of them are your first hand. Speed begins at 4, hazard at 1, the score at 0.',
      'In your first turn you lay any card you like, either way round (only the Flag gate is never laid upright): there is nothing yet to connect to.',
    ],
    cards: ['S01', 'S05', 'S08', 'S06'],
  },
  {
    id: 'score',
    title: 'The score card',
    paragraphs: [
      'One track of speeds, from 1 to 10. For each speed it says how many cards you hold, and what a flag is worth. The faster you are, the more a flag brings, and the less you can choose from: the two numbers always make five.',
      'The avalanche creeps up on the same track from the left. What lies between its sign and you is all the time you have.',
    ],
    scoreCard: true,
  },
  {
    id: 'hand',
    title: 'Your hand',
    paragraphs: [
      'Each turn begins with a look at your speed: draw until you hold as many cards as it allows, or discard down to that number. What goes is your choice. The cards are drawn for you.',
      'Nothing is secret here but the order of the deck. You may look through the discards at any time.',
    ],
  },
  {
    id: 'connect',
    title: 'Laying a card',
    paragraphs: [
      'A card can be laid in two ways. In portrait (upright) it is one section of slope; in landscape (on its side) it is two, a left one and a right one, and you ski both. On a card you see the portrait way above and the landscape way below.',
      'Each section runs downhill, flat or uphill. A card connects when its first section has the same slope as the last one you skied. If any card in your hand connects, one of them has to be laid.',
    ],
    examples: [
      {
        laid: [
          { card: 'S01', orientation: 'PORTRAIT' },
          { card: 'S05', orientation: 'LANDSCAPE' },
        ],
        legal: true,
        caption: 'Downhill on to downhill. The Flag gate then runs out flat, so the next card has to begin flat.',
      },
      {
        laid: [
          { card: 'S01', orientation: 'PORTRAIT' },
          { card: 'S13', orientation: 'LANDSCAPE' },
        ],
        legal: false,
        caption: 'The Terrace begins flat, but the slope goes on downhill.',
      },
    ],
  },
  {
    id: 'section',
    title: 'Skiing a section',
    paragraphs: ['For each section, in this order:'],
    points: [
      'Speed and hazard change as printed. Where it says +2/+3 you choose. Speed never goes above 10.',
      'If your speed is below the hazard now, you are buried, and the run is over.',
      'If your speed has reached a “must jump” number (red), you take off. If it has reached a “can jump” number (blue), you choose: jump or ski on.',
      'If there is a flag, and you have not jumped, it goes down.',
      'On a landscape card the right section follows, unless you have jumped.',
    ],
  },
  {
    id: 'flags',
    title: 'Flags',
    paragraphs: [
      'A flag scores what the score card says for your speed at that moment, after the section’s own change.',
      'As printed there is one flag, on the right half of the Flag gate. A table may choose more flags: then the Long run (right half), the Hump (right half) and the Tree line (left half) have one, too.',
    ],
    cards: ['S05'],
  },
  {
    id: 'yeti',
    title: 'The yeti',
    paragraphs: [
      'It lives on the right half of the Yeti lair, and does not like skiers: hazard goes up by 3. Other cards bring the avalanche nearer as well, by 1. Hazard never goes down again.',
    ],
    cards: ['S06'],
  },
  {
    id: 'jump',
    title: 'Jumping',
    paragraphs: [
      'A jump costs 1 speed and your whole hand, which is discarded. Then you draw for the new speed as always, and lay a card to land on.',
      'Take off from the left section, and the right one of that card is not skied.',
      'Mind the avalanche: with a speed no higher than the hazard, the 1 speed that a jump costs buries you, whether you chose the jump or could not avoid it.',
    ],
  },
  {
    id: 'landing',
    title: 'Landing',
    paragraphs: [
      'The card you land on is laid in landscape, and it need not connect. After a jump from a left section you land on the left one of the new card, and ski on over both. After a jump from a right section, or from a portrait card, you land on the right one: the left one is flown over and does nothing.',
    ],
    examples: [
      {
        laid: [
          { card: 'S08', orientation: 'LANDSCAPE', passed: ['LEFT'], takeOff: 'LEFT' },
          { card: 'S03', orientation: 'LANDSCAPE' },
        ],
        legal: null,
        caption: 'From the left section to the next left section, over the right half of the same card.',
      },
      {
        laid: [
          { card: 'S10', orientation: 'PORTRAIT', takeOff: 'PORTRAIT' },
          { card: 'S04', orientation: 'LANDSCAPE', passed: ['RIGHT'] },
        ],
        legal: null,
        caption: 'From a portrait card to the next right section. The steep left half is flown over.',
      },
    ],
  },
  {
    id: 'forced-jump',
    title: 'Forced jumps',
    paragraphs: [
      'If no card in your hand connects, either way round, you have to jump where you stand: first hazard goes up by 1, then it is a jump like any other. With a speed less than two above the hazard you do not survive it.',
      'A “must jump” is no forced jump: hazard stays as it is.',
    ],
  },
  {
    id: 'x',
    title: 'The red X',
    paragraphs: [
      'The Flag gate has an X for its portrait way: it is laid in landscape only.',
      'The Broken slope has an X for its right half, a crevasse. Skied from the left, you stop before it, and the next card connects to the left section. Nobody can land on it: it may be laid for a landing on the right only if it is your only card, and then a forced jump follows at once.',
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
      'All cards but the one laid last and those in your hand are shuffled into a new deck, and you score 1 point. That happens when your card is done, with a jump from it if there is one, and no deck is left; or in the middle of drawing, when a card is due and there is none.',
    ],
  },
  {
    id: 'end',
    title: 'The end',
    paragraphs: [
      'The run is over as soon as your speed is below the hazard, whatever brought that about. Points scored before that stay.',
      'Runs are compared by their score; between equal scores, the one with more turns is better. A turn is a card laid: a jump and the card you land on belong to the turn that follows.',
    ],
  },
  {
    id: 'clock',
    title: 'When time runs out',
    paragraphs: [
      'If your time is up, the table stays on the snow where it can, and else does the first thing that is allowed.',
    ],
  },
  {
    id: 'ours',
    title: 'What is his and what is ours',
    paragraphs: [
      'Infiniski: Solitaire Skiing Card Game is by Andrew Ulysses Baker (Games For Bryan, 2015). These are its rules, told in our own words; we are not connected with him. Our thanks for a mountain without an end.',
      'His rulebook has come down to us without its pictures, and with them the slope cards and the score card are lost. The fifteen cards and the numbers on the track are our reconstruction. They agree with every sentence and every example that the rulebook has:',
    ],
    points: [
      'his: hazard 1, speed 4 and four cards at the start; two cards and 3 points for a flag at speed 7; the yeti’s 3; one flag card, for landscape only; one card with an X on its second half; the +2 or +3 with a jump from 6; the climb that costs 2, with a jump from 7, and then 1 more;',
      'ours: all other sections, names and numbers, and the idea of more flags (I16, I17);',
      'ours, on the slope: a card that connects has to be laid, though the author once jumps with no useful one in hand; the order in which a section is skied; a speed of 10 is the limit, but you choose between +2 and +3 before that; the avalanche is looked at after every change, the ones that a jump makes included (I3, I4, I5, I13);',
      'ours, at a jump: one from a portrait card lands on the right, and a forced one from the Broken slope on the left; nobody chooses to land on an X; the Broken slope ends downhill (I6, I7, I9, I12);',
      'ours, of the rest: when the deck is shuffled, also in the middle of drawing, and that your hand stays yours then; that discards are open; what counts as a turn, and that more turns are better between equal scores; what the table does when your time is up (I10, I11, I15, I18).',
    ],
    last: [
      'Why we decided so is written down, ruling by ruling, with the source of this house: docs/rules/infiniski.md.',
    ],
  },
];
