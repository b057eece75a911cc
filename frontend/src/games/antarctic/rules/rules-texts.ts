/** The words of the rules page. A section's id is the anchor to which refusals link; keep them when rewording. */
import { whenSomebodyLeaves, type RulesOpening, type RulesSection } from '../../rules-texts';
import { declaredName } from '../texts/card-texts';
import type { Card, Face } from '../types';

interface ShownCard {
  card: Card;
  /** The face that was declared for it on the centre. */
  as?: Face;
  /** The words under it. */
  label?: string;
}

export interface Example {
  /** The cards that are shown, from left to right. */
  cards: readonly ShownCard[];
  /** True if an arrow leads from each card to the next; otherwise they lie side by side. */
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
  /** Cards shown next to the words. */
  cards?: readonly Card[];
}

export const rulesTitle = 'How to play Antarctic Solitaire';

export const rulesOpening: RulesOpening = {
  gist: {
    goal: 'Get rid of the ten cards in your payoff pile.',
    turn: 'Play to the centre, load other players’ piles, then close with a card from your hand.',
    twist: 'Plays have a strict order, and anyone who sees you skip one can call it.',
    end: 'A round ends with an empty payoff pile; the match, once a player has too many points.',
    win: 'Have the fewest points.',
  },
  turn: [
    'Pile to centre comes first. Count down by one, in the same colour or suit.',
    'Now your pile doesn’t fit, so play from your hand: 2 on 3, both yellow.',
    'Your pile fits again. It comes before any card in your hand.',
    'Nothing fits the centre, so load Ada: 3 on 4, both blue. Her pile grows.',
    'Nothing else fits. Close: lay any card from your hand on your own pile.',
  ],
};

export const numbersLabel = 'The circle of numbers: 4, 3, 2, 1, question mark, and 4 again';

/** The four kinds of plays, highest first. */
export const orderOfPlays = [
  { letter: 'a', from: 'PAYOFF', to: 'CENTRE', words: 'The top of your payoff pile to the centre.' },
  { letter: 'b', from: 'HAND', to: 'CENTRE', words: 'A card from your hand to the centre.' },
  { letter: 'c', from: 'PAYOFF', to: 'NEIGHBOUR', words: 'The top of your payoff pile onto another player’s.' },
  { letter: 'd', from: 'HAND', to: 'NEIGHBOUR', words: 'A card from your hand onto another player’s payoff pile.' },
] as const;

export const movementLabel = ({ from, to, cards }: Movement): string =>
  `${cards === 1 ? 'One card moves' : `${cards} cards move`} from the bottom of one pile to the bottom of another. ${from.name}: ${from.before} cards, then ${from.after}. ${to.name}: ${to.before} cards, then ${to.after}.`;

/** Read in place of the drawn cards of an example: "red circle 4 (Centre), red circle 3 (Ada: 1)". */
export const exampleLabel = ({ cards }: Example): string =>
  cards
    .map(({ card, as, label }) => {
      const name = declaredName(card, as ?? null);
      return label === undefined ? name : `${name} (${label})`;
    })
    .join(', ');

const red = (suit: Face['suit'], number: Face['number']): Face => ({ colour: 'RED', suit, number });
const blue = (suit: Face['suit'], number: Face['number']): Face => ({ colour: 'BLUE', suit, number });
const centre = 'Centre';

/** Where the cards of the worked turn lie. */
export const turnWords = { centre, pile: 'Your pile', hand: 'Your hand', other: 'Ada’s pile' };

export const rulesSections: readonly AntarcticSection[] = [
  {
    id: 'deck',
    title: 'The cards',
    paragraphs: [
      'Five numbers, five colours and five suits, with one card for each combination: 125 cards, no two alike. The numbers are 1, 2, 3, 4 and the question mark. The colours are red, yellow, green, blue and black; the suits are circle, heart, triangle, square and blob. Black is the wild colour, blob the wild suit.',
      'Each colour also has a pattern: upright stripes for red, snowflakes for yellow, slanted stripes for green, waves for blue, and for black a night sky with all four.',
      'Two Jokers are optional.',
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
      'Two to six players, each for themselves. You each get ten cards face down: your payoff pile. Nobody may look at it; only the top card is face up. One more card opens the centre pile. The rest are the draw pile.',
      'The player after the dealer goes first, and play goes clockwise. The first player of the first round is drawn at random unless the table chooses otherwise. The deal passes on every round.',
      'You win a round by getting rid of your whole payoff pile. A match lasts several rounds, until a player has too many points.',
    ],
  },
  {
    id: 'centre',
    title: 'The centre pile',
    paragraphs: [
      'On the centre, numbers go down by one, round and round: 4, 3, 2, 1, question mark, then 4 again. A card must also match the one it covers in colour, suit or both.',
    ],
    drawing: 'numbers',
    examples: [
      {
        cards: [{ card: 'RED_HEART_FOUR' }, { card: 'RED_CIRCLE_QUESTION', label: centre }],
        onto: true,
        legal: true,
        caption: 'A 4 goes on a question mark, and both are red.',
      },
      {
        cards: [{ card: 'BLUE_CIRCLE_FOUR' }, { card: 'RED_CIRCLE_QUESTION', label: centre }],
        onto: true,
        legal: true,
        caption: 'The right number, and both are circles.',
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
        caption: 'The right colour, but the wrong number: only a 4 goes on a question mark.',
      },
    ],
  },
  {
    id: 'wilds',
    title: 'Black, blob and Joker',
    paragraphs: [
      'When you play a black card to the centre, declare it one of the four other colours; declare a blob one of the four other suits. As declared, the card must match the one it covers. From then on it counts as declared, not as printed: a flag on the card shows it. Once covered, the declaration no longer matters.',
      'If the very first card on the centre is wild, the dealer declares it, seeing the tops of the payoff piles but no hand.',
      'On the centre, a Joker is the next number in any colour and suit, as long as one of them matches. On payoff piles it fits on any card, and any card fits on it. If it is the first card on the centre, the dealer declares its number too.',
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
        caption: 'As a blue heart, nothing matches.',
      },
      {
        cards: [
          { card: 'BLACK_CIRCLE_FOUR', as: blue('CIRCLE', 'FOUR') },
          { card: 'RED_CIRCLE_QUESTION', label: centre },
        ],
        onto: true,
        legal: true,
        caption: 'The circle already matches, so any colour will do. Red would make a Triple Topper.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'Your turn',
    paragraphs: [
      'Draw until you hold seven cards. Then play cards one by one, from the top of your payoff pile or from your hand. While a card fits the centre, you must play there; loading other players’ payoff piles is optional. When the top of your payoff pile leaves, the next card is turned up and may follow at once. Finally, close.',
    ],
  },
  {
    id: 'triple-topper',
    title: 'Triple Topper',
    paragraphs: [
      'A card on the centre that matches the one it covers in both colour and suit makes a Triple Topper. It earns its player discards: one for the second card in the chain, two for the third, three for the fourth, four for the fifth.',
      'The chain continues through all players’ turns, and you earn discards for your own cards. Only a card on the centre that does not match in both breaks it. A chain has five cards at most, or seven with Jokers in the deck. The next card starts a new chain and earns nothing.',
      'Use your discards at any time in the same turn: on the top of your payoff pile, which is usually best, or on a card from your hand, to empty it and draw again. Unused discards are lost when your turn ends. Discards are not part of the order of plays, so they are never out of order.',
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
          'Ada earns one discard, then two, and closes. Bo earns three, then four. The chain has its five cards, so Cy’s card starts a new one.',
      },
    ],
    last: [
      'Wild cards count as declared. With the option “Printed cards only”, a black card follows only a black one, and a blob only a blob.',
    ],
  },
  {
    id: 'loads',
    title: 'Loading a neighbour',
    paragraphs: [
      'You may load any opponent: play a card onto their payoff pile, one number up or down from its top card and matching in colour or suit. The question mark is next to both 1 and 4. Nothing is declared there, and there is no Triple Topper.',
      'With wild loads, black matches every colour and blob every suit, on the pile or coming onto it. With exact loads, black matches only black and blob only blob. “Automatic” decides each deal by the number of players still in: wild for two, exact for three or more. If only printed cards make a Triple Topper, it is wild for three too.',
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
        caption: 'One down, and with wild loads black matches blue. Not allowed with exact loads.',
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
      'There are four kinds of plays. While you can make a higher one, you must make it first. After every card, check again from the top: a new card on your pile or on the centre may change everything.',
    ],
    drawing: 'order',
    last: [
      'Plays to the centre are compulsory: make them before you load and before you close. Loading is optional, but if you load, your payoff pile comes before your hand.',
      'Only you see your hand, so keeping the order is up to you. Against bots, a hint marks what comes first; you can switch it off in the settings. At a table with other people, the hint is an option of the match, the same for everyone.',
    ],
  },
  {
    id: 'closing',
    title: 'Closing',
    paragraphs: [
      'To end your turn, play any card from your hand face up onto your own payoff pile. Closing while you could play to the centre is out of order. Your turn ends without a card only if your hand is empty and there are no cards to draw.',
    ],
  },
  {
    id: 'refill',
    title: 'An empty hand',
    paragraphs: [
      'If you play your last card during your turn, draw seven new ones at once and continue. This can happen more than once in a turn. If your hand is emptied in another player’s turn, you draw when your own begins.',
    ],
  },
  {
    id: 'call',
    title: 'Calling',
    paragraphs: [
      'You can play any card that matches, in order or not; it is up to the others to watch. A player who thinks something came too early can blow the whistle on that turn. You need not say what it was: the table knows all hands and judges.',
      'A turn can be called from its first play until the next player’s first play, so closing too early can be called too. Everyone still in the match may call once per turn, except the player whose turn it is. Calls are judged one by one as they arrive, and a right call settles the turn. With three or more players still in, there is a short pause after each turn. It ends as soon as everyone who may call has called or said No call. After going out, there is a pause for two players as well.',
    ],
    examples: [
      {
        cards: [
          { card: 'BLUE_CIRCLE_THREE', label: 'Ada’s pile' },
          { card: 'RED_HEART_THREE', label: 'Ada’s hand' },
          { card: 'RED_CIRCLE_FOUR', label: centre },
        ],
        caption:
          'Both of Ada’s threes fit the centre. Playing the one from her hand is out of order: the top of her payoff pile comes first.',
      },
    ],
    movements: [
      {
        from: { name: 'Bo, who called', before: 9, after: 6 },
        to: { name: 'Ada', before: 5, after: 8 },
        cards: 3,
        caption:
          'A right call: the table shows what was out of order and one play that should have come first. Three cards go from the bottom of the caller’s payoff pile to the bottom of the violator’s, unseen, the lowest first.',
      },
      {
        from: { name: 'Ada', before: 5, after: 4 },
        to: { name: 'Bo, who called', before: 7, after: 8 },
        cards: 1,
        caption:
          'A false call: one card goes the other way, and the turn continues. The table shows only that it was in order so far. Others may still call it.',
      },
    ],
    last: [
      'The top card of a payoff pile never moves for a call. If there are too few cards under it, the rest come from the draw pile. So nobody wins a round by calling, and a short pile does not reduce the penalty.',
      'If a turn has several slips, the last one is judged, and only one is paid for. The table shows the highest play that was open: the top of the payoff pile, or else a card from the hand, or else a load. If several cards from the hand fitted, it shows one played since rather than one still hidden. After a right call, the card played too early stays where it is. The violator’s discards are lost, and the turn ends with any card from hand on the violator’s payoff pile; that is never out of order. A turn that was already closed just ends.',
      'Calling pays off if you are right at least one time in four.',
    ],
  },
  {
    id: 'wronged',
    title: 'The wronged player',
    paragraphs: [
      'After a right call, before the violator closes, one player may play out of turn: the top of their own payoff pile to the centre, if it fits. It is the player who was loaded out of order, or else the caller.',
      'The wronged player may pass. A Triple Topper counts, but its discards must be used at once.',
    ],
  },
  {
    id: 'going-out',
    title: 'Going out',
    paragraphs: [
      'You win the round when your payoff pile is empty, whether by a play to the centre, a load or a discard. You need no closing card.',
      'The last turn can be called too, so there is a short pause before scoring. If the turn was out of order, going out does not count: the three penalty cards become the violator’s new payoff pile, its top card is turned up, and play continues as after any other call. Going out as the wronged player cannot be called.',
    ],
  },
  {
    id: 'blocked',
    title: 'When the cards run out',
    paragraphs: [
      'When the draw pile is empty, shuffle the discards and the centre pile, except its top card, into a new one: at most three times a round. If cards run out again, or there are none to shuffle, nobody draws any more and the round is blocked: it ends with the current turn.',
      'In a blocked round, the player with the fewest cards in the payoff pile scores nothing. Ties go to the fewest points in the pile, and players still tied all score nothing. If that would be everyone, nobody does. All others score ten points plus what is left in their payoff piles, as after any other round.',
    ],
  },
  {
    id: 'scoring',
    title: 'Scoring',
    paragraphs: [
      'The winner of the round scores nothing. All others score ten points plus what is left in their payoff piles: each card’s number (five for a question mark), +5 if it is black and +5 if it is a blob. A Joker counts 15. Cards in hand do not count.',
    ],
    examples: [
      {
        cards: [
          { card: 'BLACK_BLOB_QUESTION', label: '15' },
          { card: 'RED_CIRCLE_THREE', label: '3' },
          { card: 'BLACK_HEART_TWO', label: '7' },
          { card: 'GREEN_BLOB_FOUR', label: '9' },
        ],
        caption: '15 + 3 + 7 + 9 = 34, plus 10 for losing the round: 44 points.',
      },
    ],
  },
  {
    id: 'end',
    title: 'The end of the match',
    paragraphs: [
      'Low score wins. Two players play to 300, more play to 200, unless the table chooses otherwise. The author plays to 100, which two or three players often reach in a single round. A player who reaches the target is out.',
      'Either the match ends with that round and the lowest total wins, or the others play on until only one is left: the winner. Equal totals share a place.',
    ],
  },
  {
    id: 'options',
    title: 'Options',
    paragraphs: [],
    points: [
      'Order of plays: watched by the players, with or without a hint, or enforced. If enforced, plays out of order are refused, and there are no calls, pauses or wronged players. Good for learning.',
      'Loads: wild, exact, or automatic by the number of players.',
      'Triple Toppers: declared cards count, or printed cards only.',
      'The end: the lowest total when a player reaches the target, or the last one standing.',
      'The target: 300, 200 or 100 points, or a single round.',
      'Jokers: none or two.',
      'The length of the pauses in which a turn can be called.',
    ],
  },
  {
    id: 'clock',
    title: 'When time runs out or a player leaves',
    paragraphs: [
      'If a seat’s time is up, the table plays for it, always in order: the highest play to the centre as long as there is one, with wilds declared like the card they cover; then it closes. It never loads, calls or plays out of turn. It declares a wild first card red, circle and 4, as far as needed.',
      ...whenSomebodyLeaves,
    ],
  },
  {
    id: 'ours',
    title: 'What is theirs and what is ours',
    paragraphs: [
      'Antarctic Solitaire and the Triple Topper deck are the work of their author, who publishes them, with many more games for the same deck, at tripletopper.com. These are the rules in our own words; we are not connected with the author. If you like the game, visit the site.',
      'The published rules have lost their pictures and leave some questions open. We decided:',
    ],
    points: [
      'Two to six can play; the deal rotates, and the player after the dealer goes first. Everyone sees the top and the number of cards of each payoff pile (B12, B17, B24).',
      'You declare the wilds you play. Declared cards count for a Triple Topper, and the limit of five or seven cards holds; the next card starts a new chain. Under the other reading, two-player rounds often get stuck, so that is an option (B1, B2, B9).',
      'The third card of a chain earns two discards of its own, and so on. A chain continues from turn to turn, and the first card on the centre can start one. Discards are optional, lost at the end of the turn, and not part of the order; only the top of the payoff pile may be discarded (B3, B4, B5, B6, B41).',
      'Loading is optional. Wild cards are wild there too, unless loads are exact (B10, B11).',
      'The new hand of seven comes from the draw pile, where the rules say center pile, and the next card is turned up on the payoff pile, where they say center card. Out of turn, an empty hand waits (B14, B15, B42).',
      'Loading or discarding your last card wins the round too (B8).',
      'Who may call, once per turn, without naming a play; the last of several slips is judged (B27, B28, B30, B31).',
      'The rules mention three cards twice; we read that as one penalty of three (B32).',
      'Taken literally, a false call would take a card off the caller’s own pile. That would reward it, so the card goes the other way (B39).',
      'Who the wronged player is, that the card played too early stays, that the caller’s top card never moves, how long a turn can be called, and that the last turn of a round can be called too (B29, B33, B34, B35, B40).',
      'What is shown after a call, in what order things happen, and how the violator’s turn ends (B36, B37, B38).',
      'The option to enforce the order (B43).',
      'What happens when the cards run out, and how a blocked round scores (B18, B19).',
      'Losers score ten plus the points of their cards; the number of cards adds nothing (B20).',
      'The targets of 200 and 300, that reaching the target exactly puts you out, how players who are out rank, and that ties are shared (B21, B22, B23).',
      'How a Joker plays and scores (B25).',
      'What the table plays when time runs out (B26).',
    ],
    last: ['The reasons are in docs/rules/antarctic.md, ruling by ruling, with the source code.'],
  },
];
