/** The line over the hand: what can be done now, or who is playing. `Seats` is for names and for "you". */
import { nameOf, type Seats } from '../../people-texts';
import { cards, discards, told } from './grammar-texts';
import type { Priority } from '../types';

/** The play that comes first for the reader. */
const firstDo: Record<Priority, string> = {
  A: 'your payoff pile to the centre',
  B: 'a card from your hand to the centre',
  C: 'your payoff pile onto a neighbour’s',
  D: 'a card from your hand onto a neighbour’s pile',
};

export const hintWords = {
  over: 'The match is over.',
  declare: 'The first card is wild: declare it.',
  declares: (dealer: number, seats: Seats) => `${nameOf(dealer, seats)} declares the first card.`,
  // while a turn can be called
  closed: (seat: number, seats: Seats) =>
    told(seat, seats, 'You have closed. Any calls?', (name) => `${name} has closed. Call this turn?`),
  goesOut: (seat: number, seats: Seats) =>
    told(seat, seats, 'You go out, unless someone calls', (name) => `${name} goes out, unless someone calls`),
  blockedUnless: 'Cards ran out: the round ends, unless someone calls',
  // after a call
  wronged: 'You were wronged: play your top card to the centre now, or pass.',
  wrongedDiscards: (credits: number) => `Discard up to ${cards(credits)}, or pass.`,
  wrongedInVain: 'You were wronged, but nothing fits.',
  othersWronged: (seat: number, seats: Seats) => `${nameOf(seat, seats)} may play out of turn.`,
  closing: 'Out of order! Close your turn with any card from your hand.',
  othersClosing: (seat: number, seats: Seats) => `${nameOf(seat, seats)} closes with any card.`,
  // in a turn
  turn: 'Your turn.',
  theirTurn: (seat: number, seats: Seats) => `${nameOf(seat, seats)}’s turn.`,
  /** For a player who is out; `whose` is the sentence about the player whose turn it is. */
  watching: (whose: string) => `You are out and watching. ${whose}`,
  /** The options in my turn, with the discards that can still be made. */
  mayPlay: (credits: number) => withDiscards('Your turn. Pile before hand, centre before neighbours.', credits),
  mayEnd: (credits: number) => withDiscards('You have no cards left: end your turn.', credits),
  mayClose: (credits: number) => withDiscards('Close your turn with a card.', credits),
  /** The order hint, for those who switched it on. */
  order: (best: Priority | null, credits: number) => {
    if (best !== null) return withDiscards(`First: ${firstDo[best]}.`, credits);
    return credits > 0 ? withDiscards('No play left.', credits) : 'No play left: close your turn.';
  },
  /** Why the whistle has nothing to blow for. */
  noCall: {
    over: 'The match is over.',
    out: 'You are out: only players still in the match may call.',
    nothingPlayed: 'Nothing has been played yet that could be called.',
    own: 'This is your own turn: only the others may call it.',
    proven: 'This turn has already been called, and rightly.',
    called: 'You have already called this turn.',
    nothing: 'There is nothing to call right now.',
  },
} as const;

const withDiscards = (sentence: string, credits: number): string =>
  credits > 0 ? `${sentence} You have ${discards(credits)}.` : sentence;
