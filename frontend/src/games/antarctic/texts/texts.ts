/** Every word of Antarctic Solitaire that a player reads, but for the cards (card-words) and the rules page. */
import { absence, capital, does, isMe, list, nameOf, who, whom, whose, type Seats } from '../../people';
import { cardName, declaration, declaredName, faceName, theCard } from '../cards/card-words';
import { gameTexts } from './game-texts';
import type {
  AntarcticAction,
  AntarcticEvent,
  AntarcticOptions,
  AntarcticView,
  Card,
  Centre,
  Incident,
  Loads,
  OpenPlay,
  PenaltyPaid,
  PlayedToCentre,
  Priority,
  RoundScore,
  Source,
  Target,
  Verdict,
} from '../types';

export { gameTexts };
export { isMe, list, nameOf, who, whose } from '../../people';
export { cardName, colourNames, declaration, declaredName, faceName, suitNames, theCard } from '../cards/card-words';

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
export const discards = (count: number): string => (count === 1 ? '1 discard' : `${count} discards`);
const from: Record<Source, string> = { PAYOFF: 'from the payoff pile', HAND: 'from the hand' };

const declared = (card: Card, as: Parameters<typeof declaration>[1]): string => {
  const what = declaration(card, as);
  return what === '' ? '' : `, declared ${what}`;
};

/** The part of a match in which a round is played. */
export const chapterName = (round: number): string => `Round ${round}`;

export function describeAction(action: AntarcticAction, seats: Seats): string {
  switch (action.type) {
    case 'DeclareFirst':
      return `Declare the first card a ${faceName(action.as)}`;
    case 'PlayCentre':
      return `Play ${theCard(action.card)} ${from[action.from]} to the centre${declared(action.card, action.as)}`;
    case 'Load':
      return `Load ${nameOf(action.onto, seats)} with ${theCard(action.card)} ${from[action.from]}`;
    case 'Spend':
      return `Discard ${theCard(action.card)} ${from[action.from]}`;
    case 'Close':
      return `Close the turn with ${theCard(action.card)}`;
    case 'EndTurn':
      return 'End the turn';
    case 'Call':
      return 'Call the turn: out of order!';
    case 'Accept':
      return 'Let the turn pass';
    case 'Decline':
      return 'Leave it at that';
  }
}

/** What a player did too early, as the end of "Ada …". */
function did({ deed, card, onto }: Incident, seats: Seats): string {
  const which = card === null ? 'no card' : theCard(card);
  const on = onto === null ? 'a neighbour' : whom(onto, seats);
  switch (deed) {
    case 'HAND_TO_CENTRE':
      return `played ${which} from the hand`;
    case 'PAYOFF_TO_OPPONENT':
      return `loaded ${on} with ${which} from the payoff pile`;
    case 'HAND_TO_OPPONENT':
      return `loaded ${on} with ${which} from the hand`;
    case 'CLOSE':
      return card === null ? 'ended the turn' : `closed with ${which}`;
  }
}

/** What came first, as a sentence without its end. */
function cameFirst({ priority, card, onto }: OpenPlay, seats: Seats): string {
  const where = onto === null ? 'the centre' : `${whose(onto, seats)} pile`;
  return priority === 'A' || priority === 'C'
    ? `${theCard(card)} on top of the payoff pile fitted ${where}`
    : `${theCard(card)} in the hand fitted ${where}`;
}

/** "Ada closed with the red circle 3, but the blue heart 4 on top of the payoff pile fitted the centre." */
export const evidence = (seat: number, incident: Incident, seats: Seats): string =>
  `${who(seat, seats)} ${did(incident, seats)}, but ${cameFirst(incident.instead, seats)}.`;

/** The whistle and what came of it. */
export function describeVerdict({ caller, accused, incident, wronged }: Verdict, seats: Seats): string {
  const call = `Whistle! ${does(caller, seats, 'call')} ${whose(accused, seats)} turn.`;
  if (incident === null) return `${call} Nothing was out of order so far: a false call.`;
  return [
    `${call} Out of order!`,
    evidence(accused, incident, seats),
    wronged === null ? '' : `${does(wronged, seats, 'were', 'was')} wronged.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function describePlay(event: PlayedToCentre, seats: Seats): string {
  const { seat, card, as, chain, earned, outOfTurn } = event;
  return [
    outOfTurn ? 'Out of turn: ' : '',
    `${does(seat, seats, 'play')} ${theCard(card)} ${from[event.from]} to the centre${declared(card, as)}.`,
    earned > 0 ? ` Triple Topper, ${cards(chain)} long: ${discards(earned)}!` : '',
  ].join('');
}

function describePenalty({ from: giver, to, fromPile, fromDrawPile }: PenaltyPaid, seats: Seats): string {
  const under = `under ${whose(to, seats)} pile`;
  const parts = [
    fromPile > 0 ? `${cards(fromPile)} from under ${whose(giver, seats)} payoff pile` : '',
    fromDrawPile > 0 ? `${cards(fromDrawPile)} from the draw pile` : '',
  ].filter((part) => part !== '');
  return parts.length === 0
    ? 'There is no card left to pay with: all stays as it is.'
    : `${list(parts)} ${fromPile + fromDrawPile === 1 ? 'slides' : 'slide'} ${under}, unseen.`;
}

const times = (left: number): string => (left === 1 ? 'once' : left === 2 ? 'twice' : `${left} times`);

function describeScore({ round, blocked, scores }: RoundScore, seats: Seats): string {
  const each = list(scores.map(({ seat, points: scored }) => `${whom(seat, seats)} ${scored}`));
  return `Round ${round} is ${blocked ? 'blocked' : 'over'}. Scores: ${each}.`;
}

export function describeEvent(event: AntarcticEvent, seats: Seats): string {
  switch (event.type) {
    case 'RoundStarted':
      return `Round ${event.round}. ${does(event.dealer, seats, 'deal')}, ${cardName(event.centre)} lies on the centre, and ${does(event.leader, seats, 'play').replace(/^You/, 'you')} first.`;
    case 'FirstDeclared':
      return `${does(event.seat, seats, 'declare')} ${theCard(event.card)}: ${declaration(event.card, event.as)}.`;
    case 'TurnBegan':
      return event.drawn === 0
        ? `It is ${whose(event.seat, seats)} turn.`
        : `It is ${whose(event.seat, seats)} turn: ${cards(event.drawn)} drawn.`;
    case 'HandRefilled':
      return `${capital(whose(event.seat, seats))} hand is played out: ${cards(event.drawn)} drawn at once.`;
    case 'Reshuffled':
      return `The discards and the centre pile under its top, ${cards(event.cards)}, become a new draw pile. ${event.left === 0 ? 'That was the last time in this round.' : `That can happen ${times(event.left)} more.`}`;
    case 'CardsRanOut':
      return 'The cards have run out: the round ends with this turn.';
    case 'PlayedToCentre':
      return describePlay(event, seats);
    case 'Loaded':
      return `${does(event.seat, seats, 'load')} ${whom(event.onto, seats)} with ${theCard(event.card)} ${from[event.from]}.`;
    case 'Spent':
      return `${does(event.seat, seats, 'discard')} ${theCard(event.card)} ${from[event.from]}${event.left > 0 ? `; ${event.left} more may go` : ''}.`;
    case 'TurnedUp':
      return `${does(event.seat, seats, 'turn')} up ${theCard(event.card)}.`;
    case 'Closed':
      return `${event.card === null ? `${does(event.seat, seats, 'end')} the turn without a card` : `${does(event.seat, seats, 'close')} with ${theCard(event.card)}`}${event.lapsed > 0 ? `; ${discards(event.lapsed)} unused` : ''}.`;
    case 'WentOut':
      return `${capital(whose(event.seat, seats))} payoff pile is empty: ${does(event.seat, seats, 'go', 'goes').replace(/^You/, 'you')} out!`;
    case 'Called':
      return describeVerdict(event.verdict, seats);
    case 'PenaltyPaid':
      return describePenalty(event, seats);
    case 'WinVoided':
      return `Going out does not count: ${whose(event.seat, seats)} last turn was out of order. The round goes on.`;
    case 'Declined':
      return `${does(event.seat, seats, 'leave')} it at that${event.lapsed > 0 ? `; ${discards(event.lapsed)} unused` : ''}.`;
    case 'RoundScored':
      return describeScore(event.score, seats);
    case 'SeatOut':
      return `${who(event.seat, seats)} ${isMe(event.seat, seats) ? 'have' : 'has'} ${points(event.total)}: off the ice.`;
    case 'MatchEnded':
      return `${gameTexts.reasons[event.ending.reason] ?? 'The match is over.'} ${winners(event.ending.winners, seats)}`;
    case 'OutOfOrder':
      return `Out of order: ${evidence(event.seat, event.incident, seats)}`;
  }
}

/** What a seat was dealt, as the end of "Ada was dealt …". */
export const describeDealt = (top: Card, centre: Card | null, hand: readonly Card[] | null): string =>
  list([
    `a payoff pile with ${theCard(top)} on top`,
    ...(centre === null ? [] : [`${theCard(centre)} for the centre`]),
    ...(hand === null ? [] : [`a first hand (${hand.map(cardName).join(', ')})`]),
  ]);

/** "Ada wins." */
const winners = (won: readonly number[], seats: Seats): string =>
  won.length === 1
    ? `${does(won[0]!, seats, 'win')}.`
    : capital(`${list(won.map((seat) => whom(seat, seats)))} win together.`);

/** The private order hint: what comes first for me. */
const firstDo: Record<Priority, string> = {
  A: 'your payoff pile fits the centre',
  B: 'a card of your hand fits the centre',
  C: 'your payoff pile fits a neighbour’s',
  D: 'a card of your hand fits a neighbour’s pile',
};

/** The order hint, for those who switched it on. */
export const orderHint = (best: Priority | null): string =>
  best === null ? 'No play is open: close your turn.' : `First in order: ${firstDo[best]}.`;

/** The line over the hand: what is to be done now. */
export function hint(
  view: AntarcticView,
  viewer: number | null,
  seats: Seats,
  legal: readonly AntarcticAction[],
): string {
  const { phase, seat, dealer, penalty, credits, accused } = view.board;
  const may = (type: AntarcticAction['type']) => legal.some((action) => action.type === type);
  switch (phase) {
    case 'OVER':
      return 'The match is over.';
    case 'DECLARE_FIRST':
      return viewer === dealer
        ? 'You deal, and the first card is wild: what shall it be?'
        : (absence(dealer, seats) ?? `${nameOf(dealer, seats)} declares the first card.`);
    case 'CLOSE_PAUSE':
    case 'LAST_PAUSE': {
      const played = whose(accused?.seat ?? seat, seats);
      if (may('Call')) return `Was ${played} turn in order? Call it, or let it pass.`;
      return phase === 'LAST_PAUSE'
        ? `The round is about to end. Does anybody call ${played} last turn?`
        : `Does anybody call ${played} turn?`;
    }
    case 'WRONGED': {
      const wronged = penalty?.wronged ?? seat;
      if (viewer !== wronged) return `${nameOf(wronged, seats)} may play out of turn.`;
      return may('PlayCentre')
        ? 'You were wronged: the top of your payoff pile may go to the centre, now.'
        : credits > 0
          ? `Discard up to ${cards(credits)}, or leave it at that.`
          : 'You were wronged, but nothing fits.';
    }
    case 'CLOSING_DISCARD': {
      const violator = penalty?.violator ?? seat;
      return viewer === violator
        ? 'Out of order! Lay any card of your hand on your payoff pile; that ends your turn.'
        : (absence(violator, seats) ?? `${nameOf(violator, seats)} lays the card that ends the turn.`);
    }
    case 'TURN': {
      if (viewer !== seat) {
        const playing = absence(seat, seats) ?? `${nameOf(seat, seats)} is playing.`;
        const out = viewer !== null && view.board.places[viewer]?.living === false;
        return out ? `You are off the ice, and watch. ${playing}` : playing;
      }
      if (legal.length === 0) return 'It is your turn.';
      const spend = credits > 0 ? ` You may discard ${cards(credits)}.` : '';
      if (may('PlayCentre') || may('Load')) return `Your turn. Pile before hand, centre before neighbours.${spend}`;
      return may('EndTurn') ? `You have no card left: end your turn.${spend}` : `Close your turn with a card.${spend}`;
    }
  }
}

export const targetPoints: Record<Target, number | null> = {
  POINTS_300: 300,
  POINTS_200: 200,
  POINTS_100: 100,
  ONE_ROUND: null,
};

/** What a centre card counts as, for the eye beside the card: "red heart 3". */
export const centreName = ({ card, as }: Centre): string => (as === null ? cardName(card) : faceName(as));

export const words = {
  board: 'The table on the ice',
  centreCard: ({ card, as }: Centre) => `Centre: ${declaredName(card, as)}`,
  chain: (count: number) => (count < 2 ? 'No Triple Topper yet' : `Triple Topper of ${count}`),
  chainNext: (next: number) =>
    next === 0 ? 'The chain is full: the next card starts anew' : `Same colour and suit next: ${discards(next)}`,
  drawPile: 'Draw pile',
  payoffOf: (seat: number, seats: Seats, count: number, top: Card | null) =>
    `${capital(whose(seat, seats))} payoff pile: ${cards(count)}${top === null ? '' : `, on top ${theCard(top)}`}`,
  handOf: (count: number) => `${cards(count)} in hand`,
  yourHand: 'Your hand',
  emptyHand: 'Your hand is empty.',
  credits: (count: number) => `${discards(count)} earned`,
  noCredits: 'No discards earned',
  turn: 'to move',
  dealer: 'dealer',
  points,
  cardsLeft: (count: number) => `${count} left`,
  cancel: 'Never mind',
  // what is done with a card
  endTurn: 'End turn',
  declare: (card: Card) => `You lay ${theCard(card)}. What shall it be?`,
  declareFirst: (card: Card) => `The first card is ${theCard(card)}. What shall it be?`,
  // the call
  callRight: (payoff: number) =>
    payoff > 3
      ? 'If it was out of order: three cards from the bottom of your payoff pile go under theirs.'
      : payoff > 1
        ? `If it was out of order: the ${payoff === 2 ? 'card' : 'two cards'} under your top card and ${payoff === 2 ? 'two' : 'one'} from the draw pile go under theirs.`
        : 'If it was out of order: three cards from the draw pile go under theirs. Your top card stays.',
  callWrong: (theirs: number) =>
    theirs > 1
      ? 'If it was in order: one card from under their pile comes under yours.'
      : 'If it was in order: a card from the draw pile comes under yours.',
  callYes: 'Blow the whistle!',
  accept: 'Let it pass',
  waitingFor: (names: readonly string[]) => `Waiting for ${list(names)}`,
  verdictRight: 'Out of order!',
  verdictWrong: 'In order so far',
  didThis: 'What happened',
  cameFirst: 'What came first',
  decline: 'Leave it at that',
  // the score sheet
  scoreSheet: 'Score sheet',
  roundHeading: 'Round',
  total: 'Total',
  to: (options: AntarcticOptions) => {
    const target = targetPoints[options.target];
    return target === null ? 'One round; the lowest score wins.' : `To ${target} points; the lowest score wins.`;
  },
  roundLoads: (loads: Loads) =>
    loads === 'WILD'
      ? 'Loads are wild this round: black matches every colour, blob every suit.'
      : 'Loads are exact this round: black matches only black, blob only blob.',
  blocked: 'blocked',
  outInRound: (round: number) => `out in round ${round}`,
  scored: (numbers: number, wilds: number) => `10 + ${numbers}${wilds > 0 ? ` + ${wilds} for wilds` : ''}`,
  leftOver: (seat: number, seats: Seats) => `Left in ${whose(seat, seats)} payoff pile`,
  finalTitle: 'The ice is quiet',
  won: (seats: readonly number[], all: Seats) => winners(seats, all),
  callKey: 'W',
  acceptKey: 'A',
  closeKey: 'E',
} as const;
