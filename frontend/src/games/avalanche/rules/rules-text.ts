/** The words of the rules page. A section's id is the anchor to which refusals link; keep them when rewording. */
import { whenSomebodyLeaves, type RulesSection } from '../../rules';
import type { Card } from '../types';

export interface Example {
  run: readonly Card[];
  legal: boolean;
  caption: string;
}

interface AvalancheSection extends RulesSection {
  examples?: readonly Example[];
  /** Cards shown beside the words. */
  cards?: readonly Card[];
}

export const rulesTitle = 'How Avalanche is played';

export const rulesLead =
  'String together ski runs, card by card, and put them safely in the bank before somebody lets the mountain loose. Whoever has banked the most points when it is all over wins.';

export const rulesSections: readonly AvalancheSection[] = [
  {
    id: 'deck',
    title: 'The cards',
    paragraphs: [
      'Four colours of run, as on a piste map, from easy to hard: green (circle) for 1 point, blue (square) for 2, red (triangle) for 3, black (diamond) for 4. Every run starts with a lift, which is worth nothing by itself. And there are five avalanches.',
      'The full pack has 108 cards: 21 lifts, 24 green, 24 blue, 20 red and 14 black runs, 5 avalanches. The short pack, for two to four players in a hurry, has 67: 14 lifts, 14 green, 14 blue, 12 red, 8 black, and the same 5 avalanches.',
      'Lifts lie in a pile of their own; everything else makes up the draw pile. At the start each player is given one lift and four cards from the draw pile. Who begins is drawn by lot unless the table says otherwise, and play goes clockwise.',
    ],
    cards: ['LIFT', 'GREEN', 'BLUE', 'RED', 'BLACK', 'AVALANCHE'],
  },
  {
    id: 'turn',
    title: 'Your turn',
    paragraphs: ['Do one of two things:'],
    points: [
      'bank your open run, and that is the whole turn;',
      'or pick up two cards, then play as many as three, then end your turn.',
    ],
  },
  {
    id: 'pick-up',
    title: 'Picking up',
    paragraphs: [
      'You take your two cards one after the other, and from whichever pile you like each time: you may look at the first before you decide on the second. You cannot skip it. If one pile runs out between your two cards, the second has to come from the other; if both have, the first was all. If there are no lifts, both come from the draw pile. But if there is no card in the draw pile when your turn begins, you pick up nothing, not even a lift.',
      'There is no limit to the size of a hand.',
    ],
  },
  {
    id: 'refill',
    title: 'An empty hand',
    paragraphs: [
      'If you begin your turn without a single card, you pick up a fresh hand instead of two cards: one lift, if there is one, and four from the draw pile, or what is left there; neither pile makes good for the other. With nothing in the draw pile there is no fresh hand, and no lift either. A hand that you empty during your turn stays empty until the next. If you have a run to bank, you may bank it first; the fresh hand then waits for your next turn.',
    ],
  },
  {
    id: 'play',
    title: 'Playing cards',
    paragraphs: [
      'Play none, one, two or three cards, one at a time and in any order. Avalanches and house cards count among the three. You never have to play a card, even when you could.',
    ],
  },
  {
    id: 'runs',
    title: 'Ski runs',
    paragraphs: [
      'A lift opens a run; the run cards follow to its right. The first may be of any colour. After that each card must have the same colour as the one before it, or a neighbouring one in the order green, blue, red, black. The order does not go round: black and green are not neighbours.',
      'You can be on one run only: no second lift while a run lies open before you. It may grow over as many turns as you dare.',
      'Five or more run cards in one run earn a bonus of 4 points, once for each run. The lift does not count towards the five.',
    ],
    examples: [
      {
        run: ['LIFT', 'BLUE', 'BLUE', 'RED', 'BLACK', 'BLACK'],
        legal: true,
        caption: '2 + 2 + 3 + 4 + 4 is 15, and five run cards bring the bonus of 4: 19 points.',
      },
      {
        run: ['LIFT', 'GREEN', 'GREEN', 'GREEN', 'GREEN'],
        legal: true,
        caption: 'Four run cards, no bonus: 4 points.',
      },
      {
        run: ['LIFT', 'BLUE', 'RED', 'GREEN'],
        legal: false,
        caption: 'Green does not follow red: blue lies between them.',
      },
    ],
  },
  {
    id: 'banking',
    title: 'Banking',
    paragraphs: [
      'To bank, do it at the start of your turn, before you pick up anything: the run is put aside with its points, and the turn is over. A run needs at least one run card to be banked. What is banked lies open for all to see and is safe for good. Bank as many runs as you can; only they count in the end.',
    ],
  },
  {
    id: 'avalanches',
    title: 'Avalanches',
    paragraphs: [
      'You need not play an avalanche when you pick it up: keep it until it hurts. When it comes down, every open run is swept away, your own included. The run cards go to the discards, the lift goes under its pile. Banked runs stand. If your own run went, you may open a new one in the same turn, should you have cards left to play.',
      'An avalanche may come down where nobody is skiing. It counts all the same.',
      'The table can agree otherwise before the match: that avalanches hit everybody but the one who plays them, or just one opponent with an open run, whom that player names. In that last case, where no opponent has an open run, the avalanche names nobody and takes nothing, not even the run of the one who plays it; it counts all the same. So does the fifth: it only ends the match.',
    ],
    cards: ['AVALANCHE'],
  },
  {
    id: 'end',
    title: 'The end',
    paragraphs: [
      'The match ends the moment the fifth avalanche is played. Beginning with the player who played it and going clockwise, all announce what they have banked. Cards in hand and open runs are worth nothing. The most points win; players with equal points share their place.',
      'When the draw pile is empty at the start of a turn, nobody picks up any more, not even lifts, and play goes on with the cards in the hands. From then on the match also ends when everybody in turn has passed, one after the other. The totals are then announced from the last player who played or banked something; if nobody ever did, from the one who passed last.',
      'The table can choose to shuffle the discards into a new draw pile instead, twice at most: before the next card is picked up, whenever the draw pile is empty and there are discards. Avalanches never come back.',
    ],
  },
  {
    id: 'clock',
    title: 'When time runs out or a player leaves',
    paragraphs: [
      'If a seat’s time is up, the table plays for it as harmlessly as it can: it banks where that is possible; otherwise it picks up and ends the turn.',
      ...whenSomebodyLeaves,
    ],
  },
  {
    id: 'house-cards',
    title: 'House cards',
    paragraphs: [
      'These four are our own invention and only in the pack if the table wants them: twelve cards more. Each counts as one of your three cards and is then discarded.',
    ],
    points: [
      'Ski Patrol (4 cards): lay it beside your open run, one to a run. When an avalanche would take the run, it takes the Patrol instead. If you bank first, the Patrol goes home.',
      'Piste Closed (3): name an opponent with an open run. They may not add run cards to it on their next turn.',
      'Wipeout (3): name an opponent with run cards in an open run. The last of them is gone.',
      'Lift Pass (2): pick up two more cards, now, from either pile. Played as your last card it brings two cards as well, and no fresh hand. Where the draw pile is out it brings nothing.',
    ],
    cards: ['SKI_PATROL', 'PISTE_CLOSED', 'WIPEOUT', 'LIFT_PASS'],
  },
  {
    id: 'ours',
    title: 'What is theirs and what is ours',
    paragraphs: [
      'Avalanche is a card game by Zesty Lemon Games. These are its published rules, told in our own words; we are not connected with the publisher. If you like it, buy the real one.',
      'The published rules do not say everything, and we had no cards to count. What follows is our reconstruction, chosen to fit every published sentence and to play well:',
    ],
    points: [
      'how many cards there are of each kind, how many points each colour has, that a lift has none, that two to six can play, and the short pack (A25);',
      'whom an avalanche hits, that it may come down where nobody is skiing, that it is one of your three cards, that the fifth sweeps nothing away, and where the cards go that it takes; that it takes runs that are not banked is theirs (A1, A2, A3, A5, A6);',
      'that your two cards have to be picked up, that you choose the pile card by card, and that no hand is too big (A7, A8, A9);',
      'that a fresh hand comes instead of the two cards and not on top of them, and that you may bank first (A10, A11);',
      'that the second of your two cards is a lift when the first was the last of the draw pile: by the strictest letter you would pick up no more (A17);',
      'how the match ends when the draw pile is out and nobody plays the fifth avalanche, and how often discards may be shuffled; that they may be is from another edition of theirs (A17);',
      'that a run needs a run card to be banked, may grow over several turns and earns its bonus once, that black and green are no neighbours, and that you may open a new run in the turn in which you swept away your own (A13, A14, A15, A16, A23);',
      'who begins, who announces first when all have passed, what happens with equal points, and that banked runs lie open (A19, A20, A21, A22);',
      'what the table plays for a seat whose time is up (A24);',
      'the house cards, altogether (A26).',
    ],
    last: [
      'Why we decided so is written down, ruling by ruling, with the source of this house: docs/rules/avalanche.md.',
    ],
  },
];
