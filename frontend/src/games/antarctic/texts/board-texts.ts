/** The words on the parts of the board; texts.ts has those for what happens and what can be done. */
import { cardName } from './card-texts';
import { cards, told } from './grammar-texts';
import { list, type Seats } from '../../people-texts';
import { isJoker, printed } from '../printed';
import type { Card, End, Incident, Penalty, Verdict } from '../types';

const capital = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());
const reshuffles = (left: number): string => (left === 1 ? '1 reshuffle left' : `${left} reshuffles left`);
const wilds = (card: Card): { colour: boolean; suit: boolean } => {
  const face = printed(card);
  return { colour: face?.colour === 'BLACK', suit: face?.suit === 'BLOB' };
};

/** Describes the choice for a wild card: "a colour and suit for the black blob 3". */
function choice(card: Card, number: boolean): string {
  if (isJoker(card)) return number ? 'a number, colour and suit for the Joker' : 'a colour and suit for the Joker';
  const { colour, suit } = wilds(card);
  if (colour && suit) return `a colour and suit for the ${cardName(card)}`;
  return colour ? `a colour for the ${cardName(card)}` : `a suit for the ${cardName(card)}`;
}

const onto = (seat: number, seats: Seats, from: string): string =>
  told(seat, seats, `${from} to your pile`, (name) => `${from} to ${name}’s pile`);

export const boardWords = {
  card: (card: Card) => capital(cardName(card)),
  /** In the hand, a card that the order hint marks. */
  cardFirst: (card: Card) => `${capital(cardName(card))}, first`,
  pileFirst: (pile: string) => `${pile}, first`,
  canBeCalled: 'This turn can be called',
  out: 'Out',
  draw: 'Draw',
  drawPile: (count: number, left: number) => `Draw pile: ${cards(count)}, ${reshuffles(left)}`,
  discard: 'Discard',
  reshuffles,
  discardPile: (top: Card | null, count: number) =>
    top === null ? 'Discard pile: empty' : `Discard pile: ${cards(count)}, ${cardName(top)} on top`,
  ask: (card: Card) => `Play to the centre: choose ${choice(card, false)}`,
  /** Over the choice of what a wild card counts as; `number`: the dealer's first card may be any number. */
  declare: (card: Card, number: boolean) => `Choose ${choice(card, number)}`,
  worth: (next: number) => (next > 0 ? `next +${next}` : 'full'),
  discardsEarned: (count: number) => `+${count}`,
  yourPile: 'Your pile',
  close: 'Close',
  ends: 'ends your turn',
  closeIdle: 'Close: select a card from your hand first',
  /** A button that ends my turn, by its action. */
  closeWith: (action: string) => `${action} and end your turn`,
  scores: 'Scores',
  whistle: 'Call',
  whistleIdle: (why: string) => `Call: ${why}`,
  whistleOn: (seat: number, seats: Seats) => told(seat, seats, 'Call your turn', (name) => `Call ${name}’s turn`),
  confirm: (seat: number, seats: Seats) =>
    told(seat, seats, 'Call your turn out of order?', (name) => `Call ${name}’s turn out of order?`),
  turn: (turn: number) => `Turn ${turn}`,
  play: 'Play',
  dismiss: 'Dismiss',
  first: 'first',
  orderHintSwitch: 'Antarctic Solitaire: order hint (marks what comes first)',
  hindsight: 'Out of order – nobody called',
  makesChain: (earned: number) => (earned > 0 ? `extends the chain: +${earned}` : 'extends the chain'),
  /** A choice of what a wild card counts as that extends the chain. */
  chainChoice: (action: string, earned: number) =>
    earned > 0 ? `${action}; extends the chain: +${earned}` : `${action}; extends the chain`,
  number: 'Number',
  called: ({ caller, accused }: Verdict, seats: Seats) =>
    told(
      caller,
      seats,
      told(accused, seats, 'You called your turn', (name) => `You called ${name}’s turn`),
      (name) => told(accused, seats, `${name} called your turn`, (other) => `${name} called ${other}’s turn`),
    ),
  deed: ({ deed, onto: seat }: Incident, seats: Seats) => {
    switch (deed) {
      case 'HAND_TO_CENTRE':
        return 'hand to centre';
      case 'PAYOFF_TO_OPPONENT':
        return seat === null ? 'pile to a neighbour’s' : onto(seat, seats, 'pile');
      case 'HAND_TO_OPPONENT':
        return seat === null ? 'hand to a neighbour’s pile' : onto(seat, seats, 'hand');
      case 'CLOSE':
        return 'closed the turn';
    }
  },
  instead: ({ instead: { priority, onto: seat } }: Incident, seats: Seats) => {
    const from = priority === 'A' || priority === 'C' ? 'pile' : 'hand';
    return seat === null ? `${from} to centre` : onto(seat, seats, from);
  },
  noCard: 'no card',
  pays: (count: number, from: number, to: number, seats: Seats) => {
    const source = told(from, seats, 'from your pile', (name) => `from ${name}’s pile`);
    const under = told(to, seats, 'under yours', (name) => `under ${name}’s`);
    return count === 1 ? `1 card ${source} goes ${under}` : `${count} cards ${source} go ${under}`;
  },
  wronged: ({ wronged }: Penalty, seats: Seats) =>
    told(wronged, seats, 'You may play your top card now', (name) => `${name} may play the top card now`),
  closes: ({ violator }: Penalty, seats: Seats) =>
    told(violator, seats, 'You close with any card', (name) => `${name} closes with any card`),
  voided: (seat: number, seats: Seats) => told(seat, seats, 'You do not go out', (name) => `${name} does not go out`),
  roundOver: (round: number) => `Round ${round} is over`,
  wentOut: (winners: readonly number[], seats: Seats) =>
    winners.length === 1
      ? told(winners[0]!, seats, 'You went out: 0 points.', (name) => `${name} went out: 0 points.`)
      : `${capital(named(winners, seats))} went out: 0 points each.`,
  ranOut: (winners: readonly number[], seats: Seats) =>
    winners.length === 0
      ? 'The cards ran out, and nobody was ahead.'
      : `The cards ran out: 0 points for ${named(winners, seats)}.`,
  loadAll: (seat: number, seats: Seats) =>
    told(
      seat,
      seats,
      'Load your pile with every card in hand that fits, one by one',
      (name) => `Load ${name} with every card in hand that fits, one by one`,
    ),
  noRounds: 'No round scored yet.',
  limit: (points: number, end: End) => (end === 'FIRST_OUT' ? `Ends at ${points}` : `Out at ${points}`),
  howScored:
    'Each loser scores 10, the numbers left in their pile (a question mark counts 5), and 5 per black or blob.',
  counted: 'How the last round was scored',
  ten: '10',
  none: '–',
  escape: 'Esc',
  enter: 'Enter',
  keys: {
    pile: '0',
    centre: 'C',
    discard: 'D',
    decline: 'N',
    sheet: 'S',
    opponents: ['R', 'T', 'U', 'V', 'X', 'Y'],
  },
} as const;

/** "you and Ada". */
const named = (seats: readonly number[], all: Seats): string =>
  list(seats.map((seat) => told(seat, all, 'you', (name) => name)));
