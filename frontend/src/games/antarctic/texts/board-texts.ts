/** The words on the parts of the board; texts.ts tells what happens and what can be done. */
import { cardName } from '../cards/card-words';
import { isMe, list, nameOf, who, whose } from './texts';
import type { SeatInfo } from '../../game';
import type { AntarcticBoard, Card, Incident, Penalty, Verdict } from '../types';

type Seats = readonly SeatInfo[];

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const capital = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());

/** Why the whistle has nothing to blow for. */
export function whyNoCall(board: AntarcticBoard, viewer: number): string {
  const { accused } = board;
  if (board.phase === 'OVER') return 'The match is over.';
  if (board.places[viewer]?.living === false) return 'You are off the ice: only those who still play may call.';
  if (!accused) return 'Nothing has been played that could be called.';
  if (accused.seat === viewer) return 'This turn is your own; only the others may call it.';
  if (accused.provenBy !== null) return 'This turn has been called, and rightly so.';
  if (accused.called.includes(viewer)) return 'You have called this turn already.';
  return 'There is nothing to call just now.';
}

export const boardWords = {
  card: (card: Card) => capital(cardName(card)),
  canBeCalled: 'This turn can be called',
  out: 'Out',
  draw: 'Draw',
  discard: 'Discard',
  reshuffles: (left: number) => (left === 1 ? '1 reshuffle left' : `${left} reshuffles left`),
  discardPile: (top: Card | null, count: number) =>
    top === null ? 'Discard pile: empty' : `Discard pile: ${cards(count)}, on top the ${cardName(top)}`,
  ask: (card: Card) => `Choose what the ${cardName(card)} shall be on the centre`,
  worth: (next: number) => (next > 0 ? `next +${next}` : 'full'),
  discardsEarned: (count: number) => `+${count}`,
  yourPile: 'Your pile',
  you: 'you',
  close: 'Close',
  ends: 'ends your turn',
  closeIdle: 'Close the turn: choose a card of your hand first',
  scores: 'Scores',
  whistle: 'Call',
  whistleOn: (seat: number, seats: Seats) => `Call ${whose(seat, seats)} turn: out of order!`,
  confirm: (seat: number, seats: Seats) => `Call out of order on ${whose(seat, seats)} turn?`,
  turn: (turn: number) => `Turn ${turn}`,
  objection: (seat: number, seats: Seats, isOut: boolean) =>
    isOut
      ? `${who(seat, seats)} ${isMe(seat, seats) ? 'are' : 'is'} out, unless someone calls`
      : `${who(seat, seats)} ${isMe(seat, seats) ? 'have' : 'has'} closed. Objections?`,
  blockedUnless: 'The cards ran out: the round ends, unless someone calls',
  playIt: 'Play it',
  dismiss: 'Put away',
  first: 'first',
  orderHintSwitch: 'Antarctic Solitaire: order hint (marks what comes first, for you only)',
  hindsight: 'Out of order – nobody has called',
  makesChain: (earned: number) => (earned > 0 ? `makes the chain: +${earned}` : 'makes the chain'),
  number: 'Number',
  called: ({ caller, accused }: Verdict, seats: Seats) => `${who(caller, seats)} called ${whose(accused, seats)} turn`,
  deed: ({ deed, onto }: Incident, seats: Seats) => {
    const where = onto === null ? '' : ` on ${whose(onto, seats)} pile`;
    return {
      HAND_TO_CENTRE: 'hand to centre',
      PAYOFF_TO_OPPONENT: `pile${where}`,
      HAND_TO_OPPONENT: `hand${where}`,
      CLOSE: 'closed the turn',
    }[deed];
  },
  instead: ({ instead: { priority, onto } }: Incident, seats: Seats) => {
    const from = priority === 'A' || priority === 'C' ? 'own pile' : 'hand';
    return onto === null ? `${from} to centre` : `${from} on ${whose(onto, seats)} pile`;
  },
  noCard: 'no card',
  pays: (count: number, from: number, to: number, seats: Seats) =>
    `${cards(count)} from under ${whose(from, seats)} pile, under ${isMe(to, seats) ? 'yours' : `${nameOf(to, seats)}’s`}`,
  wronged: ({ wronged }: Penalty, seats: Seats) => `${who(wronged, seats)} may play the top card at once`,
  closes: ({ violator }: Penalty, seats: Seats) =>
    `${who(violator, seats)} ${isMe(violator, seats) ? 'close' : 'closes'} with any card`,
  voided: (seat: number, seats: Seats) => `${capital(whose(seat, seats))} going out does not count`,
  roundOver: (round: number) => `Round ${round} is over`,
  wentOut: (winners: readonly number[], seats: Seats) =>
    `${list(winners.map((seat) => who(seat, seats)))} went out and ${winners.length === 1 && !isMe(winners[0] ?? -1, seats) ? 'scores' : 'score'} nothing.`,
  ranOut: (winners: readonly number[], seats: Seats) =>
    winners.length === 0
      ? 'The cards ran out, and nobody was ahead.'
      : `The cards ran out. Nothing for ${list(winners.map((seat) => nameOf(seat, seats)))}.`,
  loadAll: (seat: number, seats: Seats) =>
    `Load ${nameOf(seat, seats)} with all of your hand that fits, one card after the other`,
  noRounds: 'No round has been counted yet.',
  limit: (points: number) => `Out at ${points}`,
  counted: 'How the last round was counted',
  ten: '10',
  keys: {
    pile: '0',
    centre: 'C',
    discard: 'D',
    decline: 'N',
    sheet: 'S',
    opponents: ['R', 'T', 'U', 'V', 'X', 'Y'],
  },
} as const;
