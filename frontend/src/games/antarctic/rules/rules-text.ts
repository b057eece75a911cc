/** The words of the rules page. A section's id is the anchor to which refusals link; keep them when rewording. */
import { whenSomebodyLeaves, type RulesSection } from '../../rules';
import type { Card, Face } from '../types';

interface ShownCard {
  card: Card;
  /** What it was declared on the centre. */
  as?: Face;
  /** What stands under it. */
  label?: string;
}

export interface Example {
  /** What is shown, from left to right. */
  cards: readonly ShownCard[];
  /** Whether an arrow leads from each card to the next; else they lie side by side. */
  onto?: boolean;
  /** Left out where nothing is allowed or forbidden. */
  legal?: boolean;
  caption: string;
}

/** Payoff piles between which cards move, by how many cards they have before and after. */
export interface Movement {
  from: { name: string; before: number; after: number };
  to: { name: string; before: number; after: number };
  cards: number;
  caption: string;
}

interface AntarcticSection extends RulesSection {
  examples?: readonly Example[];
  movements?: readonly Movement[];
  /** A drawing of its own. */
  drawing?: 'numbers' | 'order';
  /** Cards shown beside the words. */
  cards?: readonly Card[];
}

export const rulesTitle = 'How Antarctic Solitaire is played';

export const rulesLead =
  'Everybody has a pile of ten cards frozen before them, and wants to be rid of it. Build down on the centre, push what you can onto your neighbours, and keep to the order of plays: whoever skips one can be called for it.';

export const numbersLabel = 'The circle of numbers: 4, 3, 2, 1, question mark, and 4 again';

/** The four kinds of plays, highest first. */
export const orderOfPlays = [
  { letter: 'a', from: 'PAYOFF', to: 'CENTRE', words: 'The top of your payoff pile to the centre.' },
  { letter: 'b', from: 'HAND', to: 'CENTRE', words: 'A card of your hand to the centre.' },
  { letter: 'c', from: 'PAYOFF', to: 'NEIGHBOUR', words: 'The top of your payoff pile onto somebody else’s.' },
  { letter: 'd', from: 'HAND', to: 'NEIGHBOUR', words: 'A card of your hand onto somebody else’s payoff pile.' },
] as const;

export const movementLabel = ({ from, to, cards }: Movement): string =>
  `${cards === 1 ? 'One card moves' : `${cards} cards move`} from the bottom of the pile of ${from.name}, which goes from ${from.before} to ${from.after}, to the bottom of the pile of ${to.name}, which goes from ${to.before} to ${to.after}.`;

const red = (suit: Face['suit'], number: Face['number']): Face => ({ colour: 'RED', suit, number });
const blue = (suit: Face['suit'], number: Face['number']): Face => ({ colour: 'BLUE', suit, number });
const centre = 'Centre';

export const rulesSections: readonly AntarcticSection[] = [
  {
    id: 'deck',
    title: 'The cards',
    paragraphs: [
      'Five numbers, five colours, five suits, and one card for each combination: 125 cards, no two alike. The numbers are 1, 2, 3, 4 and the question mark. The colours are red, yellow, green, blue and black; the suits circle, heart, triangle, square and blob. Black is the wild colour and blob the wild suit.',
      'You can tell the colours by more than their colour: red has upright stripes, yellow has snowflakes, green has slanted stripes, blue has waves, and black is a night with all four in its sky.',
      'A table can add two Jokers.',
    ],
    cards: [
      'RED_CIRCLE_ONE',
      'YELLOW_HEART_TWO',
      'GREEN_TRIANGLE_THREE',
      'BLUE_SQUARE_FOUR',
      'BLACK_BLOB_QUESTION',
      'JOKER_ONE',
    ],
  },
  {
    id: 'deal',
    title: 'The deal',
    paragraphs: [
      'Two to six play, each for themselves. Everybody gets ten cards face down: the payoff pile. Nobody may look at it; only its top is turned up, and stays so. One more card opens the centre pile. The rest is the draw pile.',
      'The player after the dealer begins, and it goes round clockwise. Who begins the first round is drawn by lot unless the table says otherwise; the deal passes on with every round.',
      'A round is won by getting rid of the whole payoff pile. A match has several rounds, until somebody has collected too many points.',
    ],
  },
  {
    id: 'centre',
    title: 'The centre pile',
    paragraphs: [
      'On the centre the numbers go down, one at a time, round and round: on a 4 goes a 3, then 2, then 1, then the question mark, and on that a 4 again. The card must also match the one it covers in colour, or in suit, or in both.',
    ],
    drawing: 'numbers',
    examples: [
      {
        cards: [{ card: 'RED_HEART_FOUR' }, { card: 'RED_CIRCLE_QUESTION', label: centre }],
        onto: true,
        legal: true,
        caption: 'On a question mark goes a 4, and both are red.',
      },
      {
        cards: [{ card: 'BLUE_CIRCLE_FOUR' }, { card: 'RED_CIRCLE_QUESTION', label: centre }],
        onto: true,
        legal: true,
        caption: 'The right number again, and both are circles.',
      },
      {
        cards: [{ card: 'BLUE_HEART_FOUR' }, { card: 'RED_CIRCLE_QUESTION', label: centre }],
        onto: true,
        legal: false,
        caption: 'The right number, but neither colour nor suit.',
      },
      {
        cards: [{ card: 'RED_HEART_ONE' }, { card: 'RED_CIRCLE_QUESTION', label: centre }],
        onto: true,
        legal: false,
        caption: 'The right colour, but the numbers go down: after the question mark comes 4.',
      },
    ],
  },
  {
    id: 'wilds',
    title: 'Black, blob and Joker',
    paragraphs: [
      'Whoever lays a black card on the centre says which of the four other colours it is; whoever lays a blob says which of the four other suits. With what was said the card has to match the one it covers, and from then on it counts as that, not as what is printed. A flag on the card shows it. Once the card is covered, it is forgotten.',
      'If the very first card on the centre is wild, the dealer declares it, with the tops of the payoff piles in view but no hand drawn yet.',
      'A Joker goes on the centre as the number that is due, in any colour and suit of which at least one matches. On payoff piles it fits everything and everything fits it. As the first card on the centre the dealer declares its number as well.',
    ],
    examples: [
      {
        cards: [
          { card: 'BLACK_HEART_FOUR', as: red('HEART', 'FOUR') },
          { card: 'RED_CIRCLE_QUESTION', label: centre },
        ],
        onto: true,
        legal: true,
        caption: 'Declared red, the black heart matches in colour.',
      },
      {
        cards: [
          { card: 'BLACK_HEART_FOUR', as: blue('HEART', 'FOUR') },
          { card: 'RED_CIRCLE_QUESTION', label: centre },
        ],
        onto: true,
        legal: false,
        caption: 'As a blue heart it matches in nothing.',
      },
      {
        cards: [
          { card: 'BLACK_CIRCLE_FOUR', as: blue('CIRCLE', 'FOUR') },
          { card: 'RED_CIRCLE_QUESTION', label: centre },
        ],
        onto: true,
        legal: true,
        caption: 'The circle matches already, so the colour is free to choose. Red would make a Triple Topper.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'Your turn',
    paragraphs: [
      'First you draw until you hold seven cards. Then you play card by card: the top of your payoff pile or cards of your hand, to the centre, which is a duty as long as something fits there, or onto the payoff piles of the others, if you like. When the top of your payoff pile has gone, the next card is turned up and may follow at once. In the end you close.',
    ],
  },
  {
    id: 'triple-topper',
    title: 'Triple Topper',
    paragraphs: [
      'If a card on the centre has both the colour and the suit of the one it covers, besides the number below, all three are in step: a Triple Topper. It lets the one who laid it throw cards away: one card for the second in the chain, two for the third, three for the fourth, four for the fifth.',
      'The chain goes on through the turns of all players, and each earns for the cards they laid themselves. Only a card on the centre that does not match in both breaks it. The chain has five cards at most, or seven with Jokers in the deck; a card that would be one too many is the first of a new chain and earns nothing.',
      'Cards that you have earned to discard may go at any time in the same turn: the top of your payoff pile, which is mostly best, or a card of your hand, which is good for drawing anew. You need not; but what is unused when the turn ends is lost. A discard has no place in the order of plays, so it is never out of order.',
    ],
    examples: [
      {
        cards: [
          { card: 'RED_CIRCLE_FOUR', label: centre },
          { card: 'RED_CIRCLE_THREE', label: 'Ada: 1' },
          { card: 'BLACK_CIRCLE_TWO', as: red('CIRCLE', 'TWO'), label: 'Ada: 2' },
          { card: 'RED_BLOB_ONE', as: red('CIRCLE', 'ONE'), label: 'Bo: 3' },
          { card: 'RED_CIRCLE_QUESTION', label: 'Bo: 4' },
          { card: 'BLACK_CIRCLE_FOUR', as: red('CIRCLE', 'FOUR'), label: 'Cy: 0' },
        ],
        caption:
          'Ada earns one discard, then two, and closes. Bo goes on with three and four. Five were in the chain, so the card that Cy lays begins a new one.',
      },
    ],
    last: [
      'Declared cards count as what they were declared. A table can choose that only printed cards make a chain: then a black card follows only a black one, and a blob only a blob.',
    ],
  },
  {
    id: 'loads',
    title: 'Loading a neighbour',
    paragraphs: [
      'You may lay cards onto the payoff pile of any opponent: one number up or down from its top, the question mark being next to both 1 and 4, and matching in colour or suit. They will have to get rid of it. Nothing is declared there, and there is no Triple Topper.',
      'With wild loads, black matches every colour and blob every suit, whether it lies there or comes. With exact loads, black matches only black and blob only blob. If the table leaves it open, each deal goes by the number of players still in the match: two play wild, three and more exact. Where only printed cards make a Triple Topper, three play wild too.',
    ],
    examples: [
      {
        cards: [{ card: 'BLUE_HEART_ONE' }, { card: 'BLUE_SQUARE_QUESTION', label: 'Bo’s pile' }],
        onto: true,
        legal: true,
        caption: 'One up from the question mark, and both are blue.',
      },
      {
        cards: [{ card: 'BLACK_CIRCLE_FOUR' }, { card: 'BLUE_SQUARE_QUESTION', label: 'Bo’s pile' }],
        onto: true,
        legal: true,
        caption: 'One down, and with wild loads black matches blue. With exact loads this is not allowed.',
      },
      {
        cards: [{ card: 'BLUE_CIRCLE_TWO' }, { card: 'BLUE_SQUARE_QUESTION', label: 'Bo’s pile' }],
        onto: true,
        legal: false,
        caption: 'Only 4 and 1 are next to the question mark.',
      },
    ],
  },
  {
    id: 'order',
    title: 'The order of plays',
    paragraphs: [
      'There are four kinds of plays, and as long as you have one of a higher kind, you have to make that first. After every single card look again from the top: a new card turned up, a new top on the centre, and everything may have changed.',
    ],
    drawing: 'order',
    last: [
      'Plays to the centre are compulsory: make them before you load anybody, and before you close. Loading is not: you may close although you could load. But if you load, your payoff pile comes before your hand.',
      'Nobody but you sees your hand, so keep the order in mind yourself. In the settings you can switch on an order hint that only you see.',
    ],
  },
  {
    id: 'closing',
    title: 'Closing',
    paragraphs: [
      'To end your turn, lay a card of your hand, whichever you like, face up on your own payoff pile. To close while a play to the centre is open is out of order like any other slip. Only if you hold no card, and there is none to draw, does the turn end without one.',
    ],
  },
  {
    id: 'refill',
    title: 'An empty hand',
    paragraphs: [
      'If you have got rid of all the cards in your hand during your turn, you draw seven new ones at once and go on. That can happen more than once in a turn. In somebody else’s turn an empty hand waits until yours begins.',
    ],
  },
  {
    id: 'call',
    title: 'Calling',
    paragraphs: [
      'The table lets you lay every card that matches, in order or not. To watch the order is for the others. Whoever thinks that something came too early can blow the whistle on that turn. What exactly it was need not be said: the table knows all hands, and judges.',
      'A turn can be called from its first play on until the next player has made a first play of their own, so closing too early can be called as well. Everybody still in the match may, but for the one whose turn it is, and each once a turn. Calls are judged one by one as they reach the table, and one that is right settles the turn. With three or more players still in the match there is a short pause after a turn, so that nobody has to hurry; it ends when nobody is left who could still call and has not let the turn pass. After going out there is such a pause between two players as well.',
    ],
    examples: [
      {
        cards: [
          { card: 'BLUE_CIRCLE_THREE', label: 'Ada’s pile' },
          { card: 'RED_HEART_THREE', label: 'Ada’s hand' },
          { card: 'RED_CIRCLE_FOUR', label: centre },
        ],
        caption:
          'Both of her threes fit the centre. If Ada lays the one from her hand, she is out of order: the top of her payoff pile came first.',
      },
    ],
    movements: [
      {
        from: { name: 'Bo, who called', before: 9, after: 6 },
        to: { name: 'Ada', before: 5, after: 8 },
        cards: 3,
        caption:
          'Rightly called: the table shows what was out of order and one play that came first. Three cards go from the bottom of the caller’s payoff pile to the bottom of the violator’s, the lowest first, and nobody sees them.',
      },
      {
        from: { name: 'Ada', before: 5, after: 4 },
        to: { name: 'Bo, who called', before: 7, after: 8 },
        cards: 1,
        caption:
          'Falsely called: one card goes the other way, and the turn goes on. Nothing is shown but that it was in order so far. Others may still call it.',
      },
    ],
    last: [
      'The top card of a payoff pile never moves for a call. Who has too few cards under it gives what there is, and the rest comes from the draw pile: nobody wins a round by calling, and nobody is saved by having little.',
      'If a turn has several slips, the last one is judged, and only one is paid for. The table shows the highest play that was open: the top of the payoff pile, or else a card of the hand, or else a load. If several cards of the hand fitted, it shows one that was laid since, if there is one, and not one that is still hidden. After a call that was right, the card that came too early stays where it is. The violator’s discards are lost; the turn ends with any card of the hand on the violator’s payoff pile, which is never out of order again. If the turn was closed already, that was it.',
      'A call pays if you are right at least once in four times.',
    ],
  },
  {
    id: 'wronged',
    title: 'The wronged player',
    paragraphs: [
      'After a call that was right, and before the violator closes, one player may play out of turn: the top of their own payoff pile to the centre, if it fits there. If somebody was loaded out of order, it is the owner of that pile; otherwise the one who called.',
      'It is the wronged player’s to take or leave. A Triple Topper counts for them, but the discards have to be used at once.',
    ],
  },
  {
    id: 'going-out',
    title: 'Going out',
    paragraphs: [
      'The round is won by whoever’s payoff pile is empty, however that came about: by a play to the centre, a load or a discard. No closing card is needed.',
      'But the last turn can be called too. So the table waits a little before it counts. If the turn was out of order, going out does not count: the three cards of the penalty become the violator’s new payoff pile, its top is turned up, and everything follows as after any other call. Going out as the wronged player cannot be called.',
    ],
  },
  {
    id: 'blocked',
    title: 'When the cards run out',
    paragraphs: [
      'If the draw pile is empty, the discards and the centre pile without its top are shuffled into a new one. That happens three times in a round at most. If cards are needed once more, or there are none to shuffle, nobody draws any more, and the round is blocked: it ends with the present turn.',
      'In a blocked round whoever has the fewest cards in the payoff pile scores nothing; of several, whoever has the fewest points in it; and if that is equal as well, all of these. If that would be everybody, nobody does. All others score ten points and what is left in their payoff piles, as after any other round.',
    ],
  },
  {
    id: 'scoring',
    title: 'Scoring',
    paragraphs: [
      'Who won the round scores nothing. All others score ten points, and what is left in their payoff piles: the number of each card, with five for a question mark; five more if it is black; and five more if it is a blob. A Joker counts fifteen. What is left in the hands does not count.',
    ],
    examples: [
      {
        cards: [
          { card: 'BLACK_BLOB_QUESTION', label: '15' },
          { card: 'RED_CIRCLE_THREE', label: '3' },
          { card: 'BLACK_HEART_TWO', label: '7' },
          { card: 'GREEN_BLOB_FOUR', label: '9' },
        ],
        caption: '15 + 3 + 7 + 9 is 34, and ten for losing the round: 44 points.',
      },
    ],
  },
  {
    id: 'end',
    title: 'The end of the match',
    paragraphs: [
      'Points are bad. The match is played to 300 with two players and to 200 with more, unless the table chooses something else; the author plays to 100, which two or three players often reach in a single round. Whoever reaches the target is out.',
      'Either the match ends with that round, and the lowest total wins. Or those who are out leave the ice and the others go on until only one is left: the winner. Equal totals share their place.',
    ],
  },
  {
    id: 'options',
    title: 'What a table can choose',
    paragraphs: [],
    points: [
      'Who watches the order: the players, or the table. The table refuses what is out of order; then there are no calls, no pauses and no wronged players. Good for learning.',
      'Loads wild or exact, or as fits the number of players.',
      'Triple Toppers with declared cards, or with printed ones only.',
      'The end: the lowest total when somebody reaches the target, or the last one standing.',
      'The target: 300, 200 or 100 points, or a single round.',
      'Two Jokers or none.',
      'How long the pauses are, in which a turn can be called.',
    ],
  },
  {
    id: 'clock',
    title: 'When time runs out or a player leaves',
    paragraphs: [
      'If a seat’s time is up, the table plays for it, always in order: the highest play to the centre as long as there is one, with wilds the same as the card they cover; then it closes. It loads nobody and calls nobody, lets every turn pass, leaves a play out of turn, and declares a wild first card a red circle 4, as far as there is something to declare.',
      ...whenSomebodyLeaves,
    ],
  },
  {
    id: 'ours',
    title: 'What is theirs and what is ours',
    paragraphs: [
      'Antarctic Solitaire and the Triple Topper deck are the work of their author, who publishes them, and many more games for the same deck, at tripletopper.com. These are those rules, told in our own words; we are not connected with the author. If you like the game, visit the site.',
      'The published rules have lost their pictures and leave some things open. This is how our table decides them:',
    ],
    points: [
      'Two to six can play; the deal goes round, and the player after the dealer begins. Of a payoff pile all see the top and the number of cards (B12, B17, B24).',
      'Wilds laid in the course of play are declared by whoever lays them. Declared cards count for a Triple Topper, and the limit of five or seven cards that the rules name is kept as a limit; the next card begins a new chain. Under the other reading rounds between two players often get stuck, so that is a choice (B1, B2, B9).',
      'The third card of a chain earns two discards and not three in all, and so on: each card its own. A chain goes on from turn to turn, and the first card on the centre can begin one. Discards are an offer, not a duty, and lapse with the turn; they have no place in the order; from the payoff pile only the top may go (B3, B4, B5, B6, B41).',
      'Loading is allowed, not demanded. Wild cards are wild there too, unless the loads are exact (B10, B11).',
      'The new hand of seven comes from the draw pile, though the rules say center pile there, and the next card is turned up on the payoff pile, where they say center card. Out of turn an empty hand waits (B14, B15, B42).',
      'A round is also won by a load or a discard of the last card (B8).',
      'Who may call, that no play need be named, that each may call once a turn, and that of several slips the last is judged (B27, B28, B30, B31).',
      'The rules speak of three cards twice; we take that for one penalty of three (B32).',
      'By the letter, a false call would take a card off the caller’s own pile. That would reward it, so the card goes the other way (B39).',
      'Who the wronged player is, that the card laid too early stays, that the caller’s top card never moves, how long a turn can be called, and that the last turn of a round can be called too (B29, B33, B34, B35, B40).',
      'What is shown after a call, what follows what, and how the violator’s turn ends (B36, B37, B38).',
      'That a table may let the server watch the order (B43).',
      'What happens when the cards run out, and how a blocked round counts (B18, B19).',
      'Loser’s points are ten and the points of the cards; how many cards there are adds nothing (B20).',
      'The targets of 200 and 300, that who reaches the target exactly is out, how those who are out rank, and that ties are shared (B21, B22, B23).',
      'What a Joker may do and counts (B25).',
      'What the table plays for a seat whose time is up (B26).',
    ],
    last: [
      'Why we decided so is written down, ruling by ruling, with the source of this house: docs/rules/antarctic.md.',
    ],
  },
];
