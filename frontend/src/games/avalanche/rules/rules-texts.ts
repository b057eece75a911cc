/** The words of the rules page. A section's id is the anchor to which refusals link; keep them when rewording. */
import { whenSomebodyLeaves, type RulesOpening, type RulesSection } from '../../rules-texts';
import { cardNames } from '../texts/texts';
import type { Card } from '../types';

export interface Example {
  run: readonly Card[];
  legal: boolean;
  caption: string;
}

interface AvalancheSection extends RulesSection {
  examples?: readonly Example[];
  /** The cards shown next to the words. */
  cards?: readonly Card[];
}

/** A run read aloud: "Lift, Green, Blue". */
export const runAloud = (run: readonly Card[]): string => run.map((card) => cardNames[card]).join(', ');

/** The words over the cards of the worked turn. */
export const turnWords = {
  open: (points: number) => (points === 0 ? 'Your open run' : `Your open run: ${points} points`),
  banked: (points: number) => `Banked: ${points} points`,
  hand: 'Your hand',
};

export const rulesTitle = 'How to play Avalanche';

export const rulesOpening: RulesOpening = {
  gist: {
    goal: 'Build ski runs card by card, and bank them for points.',
    turn: 'Draw two cards and play up to three, or bank your open run instead.',
    twist: 'An avalanche sweeps away every run that isn’t banked.',
    end: 'The match ends with the fifth avalanche, or once the cards run out.',
    win: 'Have the most banked points.',
  },
  turn: [
    'Draw two cards: here a red run card, then a lift.',
    'Play the lift: it opens your run.',
    'Add blue. Your first run card can be any colour.',
    'Add red, next to blue in order: your run is worth 5. After three plays, end your turn.',
    'On a later turn, bank a run instead of drawing. Its points are safe; five cards earn 4 extra.',
  ],
};

export const rulesSections: readonly AvalancheSection[] = [
  {
    id: 'deck',
    title: 'The cards',
    paragraphs: [
      'Run cards come in four colours, from easy to hard as on a piste map: green (circle) scores 1 point, blue (square) 2, red (triangle) 3, black (diamond) 4. Every run starts with a lift, which scores nothing. And there are five avalanches.',
      'The full deck has 108 cards: 21 lifts, 24 green, 24 blue, 20 red and 14 black run cards, and 5 avalanches. The short deck, a quick game for two to four players, has 67: 14 lifts, 14 green, 14 blue, 12 red, 8 black, and the same 5 avalanches.',
      'Lifts have a pile of their own; all other cards form the draw pile. Each player is dealt one lift and four cards from the draw pile. The first player is drawn at random unless the table chooses one, and play goes clockwise.',
    ],
    cards: ['LIFT', 'GREEN', 'BLUE', 'RED', 'BLACK', 'AVALANCHE'],
  },
  {
    id: 'turn',
    title: 'Your turn',
    paragraphs: ['Do one of these:'],
    points: [
      'bank your open run, which is your whole turn;',
      'or pick up two cards, play up to three, and end your turn.',
    ],
  },
  {
    id: 'pick-up',
    title: 'Picking up',
    paragraphs: [
      'Pick up your two cards one at a time, each from either pile: you see the first before you choose the second. You cannot skip picking up. If one pile runs out after your first card, take the second from the other; if both do, one card is all you get. If there are no lifts, both cards come from the draw pile. But if the draw pile is empty when your turn begins, you pick up nothing, not even a lift.',
      'There is no hand limit.',
    ],
  },
  {
    id: 'refill',
    title: 'An empty hand',
    paragraphs: [
      'If you start your turn with no cards, pick up a new hand instead of two cards: one lift, if there is one, and four cards from the draw pile, or as many as it has. Neither pile replaces the other. If the draw pile is empty, you get no new hand, and no lift either. A hand that you empty during your turn stays empty until your next. You may bank a run first; the new hand then waits for your next turn.',
    ],
  },
  {
    id: 'play',
    title: 'Playing cards',
    paragraphs: [
      'Play up to three cards, one at a time and in any order. Avalanches and house cards count towards the three. You never have to play a card.',
    ],
  },
  {
    id: 'runs',
    title: 'Ski runs',
    paragraphs: [
      'A lift starts a run; run cards follow to its right. The first may be any colour. Each later card must have the same colour as the one before it, or a neighbouring colour in the order green, blue, red, black. The order does not wrap around: black and green are not neighbours.',
      'You can only be on one run: no second lift while you have an open run. A run may grow over any number of turns.',
      'A run of five or more run cards earns a bonus of 4 points, once. The lift does not count towards the five.',
    ],
    examples: [
      {
        run: ['LIFT', 'BLUE', 'BLUE', 'RED', 'BLACK', 'BLACK'],
        legal: true,
        caption: '2 + 2 + 3 + 4 + 4 = 15, and five run cards earn the bonus of 4: 19 points.',
      },
      {
        run: ['LIFT', 'GREEN', 'GREEN', 'GREEN', 'GREEN'],
        legal: true,
        caption: 'Four run cards, no bonus: 4 points.',
      },
      {
        run: ['LIFT', 'BLUE', 'RED', 'GREEN'],
        legal: false,
        caption: 'Green does not link to red: blue lies between them.',
      },
    ],
  },
  {
    id: 'banking',
    title: 'Banking',
    paragraphs: [
      'Bank at the start of your turn, before you pick up: set the run aside with its points, and your turn is over. The run needs at least one run card. Banked runs lie face up and are safe for good. Bank as many runs as you can: only banked runs score.',
    ],
  },
  {
    id: 'avalanches',
    title: 'Avalanches',
    paragraphs: [
      'You don’t have to play an avalanche when you pick it up: keep it until it hurts. It sweeps away every open run, including yours. The run cards go to the discards, the lift under its pile. Banked runs stay. If you lost your own run and have plays left, you may start a new one in the same turn.',
      'An avalanche may be played when no one has an open run. It still counts.',
      'The table can choose another rule before the match: avalanches hit everyone except the player of the card, or just one opponent with an open run, named by that player. In the last case, if no opponent has an open run, the avalanche names no one and takes nothing, not even its player’s own run; it still counts. The fifth avalanche never sweeps anything away: it only ends the match.',
    ],
    cards: ['AVALANCHE'],
  },
  {
    id: 'end',
    title: 'The end',
    paragraphs: [
      'The match ends the moment the fifth avalanche is played. Its player announces their banked total first, and the others follow clockwise. Cards in hand and open runs score nothing. The most points win; players with equal points share their rank.',
      'Once the draw pile is empty at the start of a turn, no one picks up any more, not even lifts, and you play out your hands. From then on the match also ends when everyone passes in a row. Totals are then announced starting with the last player who played or banked; if no one ever did, with the player who passed last.',
      'The table can choose to shuffle the discards into a new draw pile instead, twice at most. This happens before the next card is picked up, whenever the draw pile is empty and there are discards. Avalanches never come back.',
    ],
  },
  {
    id: 'clock',
    title: 'When time runs out or a player leaves',
    paragraphs: [
      'If a seat’s time is up, the table plays as harmlessly as it can: it banks if possible; otherwise it picks up and ends the turn.',
      ...whenSomebodyLeaves,
    ],
  },
  {
    id: 'house-cards',
    title: 'House cards',
    paragraphs: [
      'These twelve cards of four kinds are our own invention, and only in the deck if the table turns them on. Each counts as one of your three cards and is then discarded.',
    ],
    points: [
      'Ski Patrol (4 cards): place it next to your open run, one per run. An avalanche that would take the run takes the Patrol instead. When you bank the run, the Patrol is discarded.',
      'Piste Closed (3): name an opponent with an open run. They cannot add run cards to it on their next turn.',
      'Wipeout (3): name an opponent with a run card in their open run. The last one is discarded.',
      'Lift Pass (2): pick up two more cards now, from either pile. As your last card it brings two cards too, and no new hand. With an empty draw pile it brings nothing.',
    ],
    cards: ['SKI_PATROL', 'PISTE_CLOSED', 'WIPEOUT', 'LIFT_PASS'],
  },
  {
    id: 'ours',
    title: 'What is theirs and what is ours',
    paragraphs: [
      'Avalanche is a card game by Zesty Lemon Games. These are its published rules in our own words; we are not connected with the publisher. If you like it, buy the real one.',
      'The published rules leave gaps, and we had no cards to count. We filled them to fit every published sentence and to play well:',
    ],
    points: [
      'how many cards of each kind there are, how many points each colour scores, that a lift scores none, that two to six can play, and the short deck (A25);',
      'who an avalanche hits, that it may be played when no one has an open run, that it is one of your three cards, that the fifth sweeps nothing away, and where the cards it takes go; that it takes runs that are not banked is theirs (A1, A2, A3, A5, A6);',
      'that you must pick up your two cards, that you choose the pile card by card, and that there is no hand limit (A7, A8, A9);',
      'that a new hand replaces the two cards, and that you may bank first (A10, A11);',
      'that your second card is a lift if the first was the last of the draw pile: read strictly, you would pick up no more (A17);',
      'how the match ends when the draw pile is empty and no one plays the fifth avalanche, and how often discards may be shuffled; that they may be is from another of their editions (A17);',
      'that a run needs a run card to be banked, may grow over several turns and earns its bonus once, that black and green are not neighbours, and that you may start a new run in the turn in which you swept away your own (A13, A14, A15, A16, A23);',
      'who goes first, who announces first when all have passed, what happens in a tie, and that banked runs lie face up (A19, A20, A21, A22);',
      'what the table plays for a seat whose time is up (A24);',
      'all house cards (A26).',
    ],
    last: ['Our reasons, ruling by ruling, are in Chalet’s source code: docs/rules/avalanche.md.'],
  },
];
