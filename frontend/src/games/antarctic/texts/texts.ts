/** The words for what can be done and what happens in Antarctic Solitaire; those on the board are in board-texts. */
import { isMe, list, nameOf, type Seats } from '../../people-texts';
import { cardName, declaration, declaredName, faceName, theCard } from './card-texts';
import { gameTexts } from './game-texts';
import { cards, discards, points, told } from './grammar-texts';
import type {
  AntarcticAction,
  AntarcticEvent,
  AntarcticOptions,
  Card,
  Centre,
  Closed,
  Incident,
  Loaded,
  Loads,
  OpenPlay,
  PenaltyPaid,
  PlayedToCentre,
  RoundScore,
  Source,
  Spent,
  Target,
  TurnBegan,
  Verdict,
} from '../types';

const from: Record<Source, string> = { PAYOFF: 'from the payoff pile', HAND: 'from hand' };
const fromYours: Record<Source, string> = { PAYOFF: 'from your payoff pile', HAND: 'from your hand' };

const declared = (card: Card, as: Parameters<typeof declaration>[1]): string => {
  const name = declaration(card, as);
  return name === '' ? '' : `, declared ${name}`;
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
      return `Close with ${theCard(action.card)}`;
    case 'EndTurn':
      return 'End turn';
    case 'Call':
      return 'Call this turn';
    case 'Accept':
      return 'No call';
    case 'Decline':
      return 'Pass';
  }
}

/** The seat that is loaded, as an object: "you", "Ada". */
const target = (onto: number | null, seats: Seats): string =>
  onto === null ? 'a neighbour' : told(onto, seats, 'you', (name) => name);

function loaded(seat: number, onto: number | null, seats: Seats, how: string): string {
  const whom = target(onto, seats);
  return told(seat, seats, `You loaded ${whom} with ${how}`, (name) => `${name} loaded ${whom} with ${how}`);
}

/** The play made too early, as the beginning of a sentence. */
function madeTooEarly(seat: number, { deed, card, onto }: Incident, seats: Seats): string {
  const which = card === null ? 'no card' : theCard(card);
  switch (deed) {
    case 'HAND_TO_CENTRE':
      return told(
        seat,
        seats,
        `You played ${which} ${fromYours.HAND}`,
        (name) => `${name} played ${which} ${from.HAND}`,
      );
    case 'PAYOFF_TO_OPPONENT':
      return loaded(seat, onto, seats, `${which} ${from.PAYOFF}`);
    case 'HAND_TO_OPPONENT':
      return loaded(seat, onto, seats, `${which} ${from.HAND}`);
    case 'CLOSE':
      return card === null
        ? told(seat, seats, 'You ended your turn', (name) => `${name} ended the turn`)
        : told(seat, seats, `You closed with ${which}`, (name) => `${name} closed with ${which}`);
  }
}

/** The play that was due, as the end of a sentence. */
function due({ priority, card, onto }: OpenPlay, seats: Seats): string {
  const source = priority === 'A' || priority === 'C' ? 'on the payoff pile' : 'in hand';
  const where = onto === null ? 'to the centre' : told(onto, seats, 'onto your pile', (name) => `onto ${name}’s pile`);
  return `${theCard(card)} ${source} should have gone ${where} first`;
}

/** "Ada closed with the red circle 3, but the blue heart 4 on the payoff pile should have gone to the centre first." */
export const evidence = (seat: number, incident: Incident, seats: Seats): string =>
  `${madeTooEarly(seat, incident, seats)}, but ${due(incident.instead, seats)}.`;

function whistle({ caller, accused }: Verdict, seats: Seats): string {
  if (isMe(caller, seats)) return `Whistle! You call ${nameOf(accused, seats)}’s turn.`;
  const name = nameOf(caller, seats);
  return told(
    accused,
    seats,
    `Whistle! ${name} calls your turn.`,
    (called) => `Whistle! ${name} calls ${called}’s turn.`,
  );
}

/** The whistle and what came of it. */
export function describeVerdict(verdict: Verdict, seats: Seats): string {
  const { accused, incident, wronged } = verdict;
  if (incident === null) return `${whistle(verdict, seats)} In order so far: a false call.`;
  const said = `${whistle(verdict, seats)} Out of order! ${evidence(accused, incident, seats)}`;
  if (wronged === null) return said;
  return `${said} ${told(wronged, seats, 'You were wronged.', (name) => `${name} was wronged.`)}`;
}

function describePlay(event: PlayedToCentre, seats: Seats): string {
  const { seat, card, as, chain, earned, outOfTurn } = event;
  const rest = `to the centre${declared(card, as)}.${earned > 0 ? ` Triple Topper of ${chain}: +${discards(earned)}!` : ''}`;
  const yours = `${theCard(card)} ${fromYours[event.from]} ${rest}`;
  const theirs = `${theCard(card)} ${from[event.from]} ${rest}`;
  return outOfTurn
    ? told(seat, seats, `Out of turn: you play ${yours}`, (name) => `Out of turn: ${name} plays ${theirs}`)
    : told(seat, seats, `You play ${yours}`, (name) => `${name} plays ${theirs}`);
}

function describeSpent({ seat, card, from: source, left }: Spent, seats: Seats): string {
  const rest = left > 0 ? ` ${discards(left)} left.` : '';
  return told(
    seat,
    seats,
    `You discard ${theCard(card)} ${fromYours[source]}.${rest}`,
    (name) => `${name} discards ${theCard(card)} ${from[source]}.${rest}`,
  );
}

function describeClosed({ seat, card, lapsed }: Closed, seats: Seats): string {
  const lost = lapsed > 0 ? ` ${discards(lapsed)} lost.` : '';
  return card === null
    ? told(
        seat,
        seats,
        `You end your turn without a card.${lost}`,
        (name) => `${name} ends the turn without a card.${lost}`,
      )
    : told(
        seat,
        seats,
        `You close with ${theCard(card)}.${lost}`,
        (name) => `${name} closes with ${theCard(card)}.${lost}`,
      );
}

function describePenalty({ from: giver, to, fromPile, fromDrawPile }: PenaltyPaid, seats: Seats): string {
  const pile = told(giver, seats, 'the bottom of your payoff pile', (name) => `the bottom of ${name}’s payoff pile`);
  const count = fromPile + fromDrawPile;
  if (count === 0) return 'No cards left to pay the penalty.';
  const source =
    fromDrawPile === 0
      ? `from ${pile}`
      : fromPile === 0
        ? 'from the draw pile'
        : `${fromPile} from ${pile}, ${fromDrawPile} from the draw pile`;
  const how = fromPile > 0 && fromDrawPile > 0 ? `: ${source}` : ` ${source}`;
  return told(to, seats, `You take ${cards(count)}${how}.`, (name) => `${name} takes ${cards(count)}${how}.`);
}

const reshuffled = (left: number): string =>
  left === 0
    ? 'That was the last reshuffle this round.'
    : left === 1
      ? '1 reshuffle left.'
      : `${left} reshuffles left.`;

function describeScore({ round, blocked, scores }: RoundScore, seats: Seats): string {
  const each = scores
    .map(({ seat, points: scored }) => told(seat, seats, `you ${scored}`, (name) => `${name} ${scored}`))
    .join(', ');
  return blocked ? `Round ${round} is blocked. Scores: ${each}.` : `Round ${round} is over. Scores: ${each}.`;
}

function describeLoaded({ seat, onto, card, from: source }: Loaded, seats: Seats): string {
  const load = `${target(onto, seats)} with ${theCard(card)} ${from[source]}`;
  return told(seat, seats, `You load ${load}.`, (name) => `${name} loads ${load}.`);
}

const drawnCards = (drawn: number, named: readonly Card[] | undefined): string =>
  named ? list(named.map(cardName)) : cards(drawn);

function describeTurn({ seat, drawn, cards: named }: TurnBegan, seats: Seats): string {
  if (drawn === 0) return told(seat, seats, 'Your turn.', (name) => `${name}’s turn.`);
  return told(
    seat,
    seats,
    `Your turn: you draw ${drawnCards(drawn, named)}.`,
    (name) => `${name}’s turn: ${cards(drawn)} drawn.`,
  );
}

export function describeEvent(event: AntarcticEvent, seats: Seats): string {
  switch (event.type) {
    case 'RoundStarted': {
      const deals = told(event.dealer, seats, 'You deal', (name) => `${name} deals`);
      const first = told(event.leader, seats, 'you play first', (name) => `${name} plays first`);
      return `Round ${event.round}. ${deals}, ${theCard(event.centre)} opens the centre, and ${first}.`;
    }
    case 'FirstDeclared': {
      const as = `${theCard(event.card)}: ${declaration(event.card, event.as)}`;
      return told(event.seat, seats, `You declare ${as}.`, (name) => `${name} declares ${as}.`);
    }
    case 'TurnBegan':
      return describeTurn(event, seats);
    case 'HandRefilled':
      return told(
        event.seat,
        seats,
        `Your hand is empty: you draw ${drawnCards(event.drawn, event.cards)}.`,
        (name) => `${name}’s hand is empty: ${cards(event.drawn)} drawn.`,
      );
    case 'Reshuffled':
      return `${cards(event.cards)} from the discards and the centre pile are the new draw pile. ${reshuffled(event.left)}`;
    case 'CardsRanOut':
      return 'The cards have run out: the round ends with this turn.';
    case 'PlayedToCentre':
      return describePlay(event, seats);
    case 'Loaded':
      return describeLoaded(event, seats);
    case 'Spent':
      return describeSpent(event, seats);
    case 'TurnedUp':
      return told(
        event.seat,
        seats,
        `You turn up ${theCard(event.card)}.`,
        (name) => `${name} turns up ${theCard(event.card)}.`,
      );
    case 'Closed':
      return describeClosed(event, seats);
    case 'WentOut':
      return told(
        event.seat,
        seats,
        'Your payoff pile is empty: you go out!',
        (name) => `${name}’s payoff pile is empty: ${name} goes out!`,
      );
    case 'Called':
      return describeVerdict(event.verdict, seats);
    case 'PenaltyPaid':
      return describePenalty(event, seats);
    case 'WinVoided':
      return told(
        event.seat,
        seats,
        'Your last turn was out of order, so you do not go out. The round continues.',
        (name) => `${name}’s last turn was out of order, so ${name} does not go out. The round continues.`,
      );
    case 'Declined': {
      const lost = event.lapsed > 0 ? ` ${discards(event.lapsed)} lost.` : '';
      return told(event.seat, seats, `You pass.${lost}`, (name) => `${name} passes.${lost}`);
    }
    case 'RoundScored':
      return describeScore(event.score, seats);
    case 'SeatOut':
      return told(
        event.seat,
        seats,
        `You have ${points(event.total)} and are out.`,
        (name) => `${name} has ${points(event.total)} and is out.`,
      );
    case 'MatchEnded':
      return `${gameTexts.reasons[event.ending.reason] ?? 'The match is over.'} ${winners(event.ending.winners, seats)}`;
    case 'OutOfOrder':
      return `Out of order: ${evidence(event.seat, event.incident, seats)}`;
  }
}

/** Describes a seat's deal, as the end of "Ada was dealt …". */
export const describeDealt = (top: Card, centre: Card | null, hand: readonly Card[] | null): string =>
  list([
    `a payoff pile with ${theCard(top)} on top`,
    ...(centre === null ? [] : [`${theCard(centre)} for the centre`]),
    ...(hand === null ? [] : [`a first hand (${hand.map(cardName).join(', ')})`]),
  ]);

/** "Ada wins.", "You and Ada share the win." */
function winners(won: readonly number[], seats: Seats): string {
  if (won.length === 1) return told(won[0]!, seats, 'You win.', (name) => `${name} wins.`);
  const others = won.filter((seat) => !isMe(seat, seats)).map((seat) => nameOf(seat, seats));
  return `${list(others.length < won.length ? ['You', ...others] : others)} share the win.`;
}

export const targetPoints: Record<Target, number | null> = {
  POINTS_300: 300,
  POINTS_200: 200,
  POINTS_100: 100,
  ONE_ROUND: null,
};

const chainNext = (next: number): string =>
  next === 0 ? 'Chain full: the next card starts a new one' : `Same colour and suit next: +${discards(next)}`;

export const words = {
  board: 'The table on the ice',
  centreCard: ({ card, as }: Centre) => `Centre: ${declaredName(card, as)}`,
  /** Read to those who do not see the chain: how long it is, and what the next card in it earns. */
  chain: (count: number, next: number) =>
    `${count < 2 ? 'No Triple Topper yet' : `Triple Topper of ${count}`}. ${chainNext(next)}.`,
  chainNext,
  payoffOf: (seat: number, seats: Seats, count: number, top: Card | null) => {
    const pile = told(seat, seats, 'Your payoff pile', (name) => `${name}’s payoff pile`);
    return top === null ? `${pile}: ${cards(count)}` : `${pile}: ${cards(count)}, ${cardName(top)} on top`;
  },
  handOf: (count: number) => `${cards(count)} in hand`,
  yourHand: 'Your hand',
  emptyHand: 'Your hand is empty.',
  credits: (count: number) => (count === 0 ? 'No discards earned' : `${discards(count)} earned`),
  turn: 'Now playing',
  dealer: 'Dealer',
  dealerSign: 'D',
  points,
  cancel: 'Cancel',
  // what is done with a card
  endTurn: 'End turn',
  // the call
  callRight: (payoff: number) =>
    payoff > 3
      ? 'If you’re right: the bottom 3 cards of your pile go under theirs.'
      : payoff === 3
        ? 'If you’re right: the 2 cards under your top card and 1 from the draw pile go under theirs.'
        : payoff === 2
          ? 'If you’re right: the card under your top card and 2 from the draw pile go under theirs.'
          : 'If you’re right: 3 cards from the draw pile go under theirs. Your top card stays.',
  callWrong: (theirs: number) =>
    theirs > 1
      ? 'If you’re wrong: 1 card from under their pile goes under yours.'
      : 'If you’re wrong: 1 card from the draw pile goes under yours.',
  callYes: 'Blow the whistle!',
  accept: 'No call',
  waitingFor: (awaited: readonly number[], seats: Seats) =>
    `Waiting for ${list(awaited.map((seat) => told(seat, seats, 'you', (name) => name)))}`,
  verdictRight: 'Out of order!',
  verdictWrong: 'In order so far',
  didThis: 'What happened',
  cameFirst: 'Should have come first',
  decline: 'Pass',
  // the score sheet
  scoreSheet: 'Score sheet',
  roundHeading: 'Round',
  total: 'Total',
  to: (options: AntarcticOptions) => {
    const target = targetPoints[options.target];
    if (target === null) return 'One round; low score wins.';
    return options.end === 'FIRST_OUT'
      ? `Low score wins; the first to ${target} ends the match.`
      : `Whoever reaches ${target} is out; the last player left wins.`;
  },
  roundLoads: (loaded: Loads) =>
    loaded === 'WILD'
      ? 'Wild loads this round: black matches every colour, blob every suit.'
      : 'Exact loads this round: black matches only black, blob only blob.',
  blocked: 'blocked',
  outInRound: (round: number) => `out in round ${round}`,
  scored: (numbers: number, wilds: number) => (wilds > 0 ? `10 + ${numbers} + ${wilds} for wilds` : `10 + ${numbers}`),
  leftOver: (seat: number, seats: Seats) =>
    told(seat, seats, 'Left in your payoff pile', (name) => `Left in ${name}’s payoff pile`),
  finalTitle: 'The ice is quiet',
  won: winners,
  callKey: 'W',
  acceptKey: 'A',
  closeKey: 'E',
} as const;
