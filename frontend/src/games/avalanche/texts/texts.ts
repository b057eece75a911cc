/** Every word of Avalanche that a player reads, but for the rules page. */
import type { SeatInfo } from '../../game';
import { awayWords, isMe, list, nameOf } from '../../people-texts';
import { cards, discards, lifts, points, runCards, told } from './grammar-texts';
import { gameTexts } from './game-texts';
import type {
  AvalancheAction,
  AvalancheEvent,
  AvalancheFell,
  AvalancheHits,
  AvalancheView,
  Banked,
  Card,
  CardPlayed,
  Run,
} from '../types';

export const cardNames: Record<Card, string> = {
  LIFT: 'Lift',
  GREEN: 'Green',
  BLUE: 'Blue',
  RED: 'Red',
  BLACK: 'Black',
  AVALANCHE: 'Avalanche',
  SKI_PATROL: 'Patrol',
  PISTE_CLOSED: 'Closed',
  WIPEOUT: 'Wipeout',
  LIFT_PASS: 'Lift pass',
};

/** A card in a sentence. */
const aCard: Record<Card, string> = {
  LIFT: 'a lift',
  GREEN: 'a green run card',
  BLUE: 'a blue run card',
  RED: 'a red run card',
  BLACK: 'a black run card',
  AVALANCHE: 'an avalanche',
  SKI_PATROL: 'Ski Patrol',
  PISTE_CLOSED: 'Piste Closed',
  WIPEOUT: 'Wipeout',
  LIFT_PASS: 'Lift Pass',
};

/** The number of cards that a player picks up in a turn, and the most that they can play. */
const PICKS = 2;
const PLAYS = 3;

const liftOnly = 'lift only';
const lengthOf = (run: readonly Card[]): string => (run.length === 0 ? liftOnly : runCards(run.length));
const whoseRun = (seat: number, seats: readonly SeatInfo[]): string =>
  isMe(seat, seats) ? 'your run' : `${nameOf(seat, seats)}’s run`;
const cardList = (run: Run): string => run.cards.map((card) => cardNames[card].toLowerCase()).join(', ');

const grouped = (hand: readonly Card[]): { card: Card; count: number }[] =>
  [...new Set(hand)].map((card) => ({ card, count: hand.filter((other) => other === card).length }));

/** A hand in words: "lift, green ×2, red". */
export function describeHand(groups: readonly { card: Card; count: number }[]): string {
  return groups
    .map(({ card, count }) => cardNames[card].toLowerCase() + (count === 1 ? '' : ` ${words.times(count)}`))
    .join(', ');
}

/** The part of a match after so many avalanches. */
export const chapterName = (avalanches: number): string =>
  avalanches === 0 ? 'Before the first avalanche' : `After avalanche ${avalanches}`;

export function describeAction(action: AvalancheAction, seats: readonly SeatInfo[]): string {
  switch (action.type) {
    case 'PickUp':
      return action.pile === 'DRAW' ? 'Pick up from the draw pile' : 'Pick up a lift';
    case 'Refill':
      return 'Pick up a new hand: 1 lift and 4 cards';
    case 'Play':
      return action.target === null
        ? `Play ${aCard[action.card]}`
        : `Play ${aCard[action.card]} against ${nameOf(action.target, seats)}`;
    case 'Bank':
      return 'Bank the run';
    case 'EndTurn':
      return 'End turn';
  }
}

export function describeEvent(event: AvalancheEvent, seats: readonly SeatInfo[]): string {
  switch (event.type) {
    case 'PickedUp': {
      const what = event.pile === 'LIFT' ? 'a lift' : event.card ? aCard[event.card] : 'a card';
      return told(event.seat, seats, `You picked up ${what}.`, (name) => `${name} picked up ${what}.`);
    }
    case 'Refilled': {
      const count = event.lifts > 0 ? `${lifts(event.lifts)} and ${cards(event.cards)}` : cards(event.cards);
      const hand = event.hand ? describeHand(grouped(event.hand)) : count;
      return told(
        event.seat,
        seats,
        `You picked up a new hand: ${hand}.`,
        (name) => `${name} picked up a new hand: ${hand}.`,
      );
    }
    case 'Recycled':
      return `The draw pile was rebuilt from ${discards(event.cards)}.`;
    case 'CardPlayed':
      return describePlay(event, seats);
    case 'AvalancheFell':
      return describeAvalanche(event, seats);
    case 'WipedOut':
      return told(
        event.seat,
        seats,
        `Your run lost its last card, ${aCard[event.card]}.`,
        (name) => `${name}’s run lost its last card, ${aCard[event.card]}.`,
      );
    case 'Banked':
      return describeBanking(event, seats);
    case 'TurnEnded':
      return event.played === 0
        ? told(
            event.seat,
            seats,
            'You ended your turn without playing a card.',
            (name) => `${name} ended the turn without playing a card.`,
          )
        : told(event.seat, seats, 'You ended your turn.', (name) => `${name} ended the turn.`);
    case 'MatchEnded':
      return gameTexts.reasons[event.ending.reason] ?? 'The match is over.';
  }
}

function describePlay({ seat, card, target }: CardPlayed, seats: readonly SeatInfo[]): string {
  const played = aCard[card];
  if (target === null) return told(seat, seats, `You played ${played}.`, (name) => `${name} played ${played}.`);
  const victim = nameOf(target, seats);
  if (isMe(target, seats)) return `${nameOf(seat, seats)} played ${played} against you.`;
  return told(
    seat,
    seats,
    `You played ${played} against ${victim}.`,
    (name) => `${name} played ${played} against ${victim}.`,
  );
}

function describeAvalanche({ number, lost, saved }: AvalancheFell, seats: readonly SeatInfo[]): string {
  const gone = lost.map(({ seat, cards: run }) => `${whoseRun(seat, seats)} (${lengthOf(run)})`);
  return [
    `Avalanche ${number} of 5!`,
    gone.length > 0 ? `It swept away ${list(gone)}.` : number < 5 ? 'Nothing was swept away.' : '',
    saved.length > 0 ? `Ski Patrol saved ${list(saved.map((seat) => whoseRun(seat, seats)))}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function describeBanking({ seat, run }: Banked, seats: readonly SeatInfo[]): string {
  const bonus = run.bonus > 0 ? `, including a ${run.bonus}-point bonus` : '';
  const banked = `a run of ${cards(run.cards.length)} for ${points(run.points)}${bonus}`;
  return told(seat, seats, `You banked ${banked}.`, (name) => `${name} banked ${banked}.`);
}

/** Only what has been seen: a player who has done nothing yet may still bank the run, or end the turn. */
function describeOther({ phase, inUse, picksLeft, playsLeft }: AvalancheView['board'], name: string): string {
  if (phase === 'PICK_UP')
    return picksLeft < PICKS || inUse !== null ? `${name} is picking up cards.` : `It’s ${name}’s turn.`;
  return playsLeft < PLAYS ? `${name} is playing cards.` : `${name} can play cards now.`;
}

/** The hint over the hand: what is to be done now. */
export function hint(
  view: AvalancheView,
  viewer: number | null,
  seats: readonly SeatInfo[],
  may: { act: boolean; bank: boolean; refill: boolean },
  over = false,
): string {
  const { board } = view;
  if (over || board.phase === 'OVER') return 'The match is over.';
  if (viewer !== board.seat) {
    return awayWords(board.seat, seats) ?? describeOther(board, nameOf(board.seat, seats));
  }
  if (!may.act) return 'It’s your turn.';
  if (board.inUse !== null) return `Lift Pass: pick up ${board.picksLeft} more.`;
  if (may.refill)
    return may.bank
      ? 'Your hand is empty: pick up a new one or bank your run.'
      : 'Your hand is empty: pick up a new one.';
  if (board.phase === 'PICK_UP') {
    if (board.picksLeft === 1) return 'Pick up 1 more card.';
    return may.bank ? `Pick up ${board.picksLeft} cards or bank your run.` : `Pick up ${board.picksLeft} cards.`;
  }
  if (board.playsLeft === 0) return 'You’ve played 3 cards: end your turn.';
  const play = board.playsLeft === 1 ? 'Play 1 more card' : `Play up to ${board.playsLeft} cards`;
  if (!board.dry) return `${play} or end your turn.`;
  return may.bank
    ? `The draw pile is empty. ${play}, bank your run or end your turn.`
    : `The draw pile is empty. ${play} or end your turn.`;
}

export const words = {
  draw: 'Draw pile',
  lifts: 'Lifts',
  discards: 'Discards',
  /** A pile for the screen reader, by its name or by what can be done with it. */
  pile: (name: string, count: number): string => `${name}, ${count} left`,
  discardPile: (count: number): string => `Discards: ${count}`,
  noRun: 'No open run',
  closed: 'Closed',
  patrol: 'Patrol',
  bankRun: (run: Run): string => `Bank the run for ${points(run.points)}`,
  bankNothing: 'Bank',
  endTurn: 'End turn',
  board: 'Avalanche board',
  times: (count: number): string => `×${count}`,
  noTarget: 'No one',
  cancel: 'Cancel',
  yourHand: 'Your hand',
  emptyHand: 'Your hand is empty.',
  turn: 'Current player',
  banked: (count: number): string => `${points(count)} banked`,
  target: (card: Card): string => `Who do you play ${aCard[card]} against?`,
  targetRun: (run: Run | null): string =>
    run === null
      ? 'no open run'
      : run.cards.length === 0
        ? liftOnly
        : `${runCards(run.cards.length)}, ${points(run.points)}`,
  avalanchesFallen: (count: number): string => `${count} of 5 avalanches so far`,
  slope: [
    'The slope holds.',
    'It starts to move.',
    'Cracks in the snow.',
    'The slope is giving way.',
    'The next one ends it.',
    'The mountain has come down.',
  ],
  slopeHeld: 'The slope has held.',
  hits: {
    ALL: 'Avalanches hit every open run.',
    OTHERS: 'Avalanches spare the run of the player who plays them.',
    ONE: 'Avalanches hit one opponent.',
  } satisfies Record<AvalancheHits, string>,
  handOf: (count: number, liftCards: number): string =>
    liftCards === 0 ? `${cards(count)} in hand, no lifts` : `${cards(count)} in hand, including ${lifts(liftCards)}`,
  runOf: (run: Run): string =>
    run.cards.length === 0
      ? `Open run: ${liftOnly}`
      : run.bonus > 0
        ? `Open run: ${cardList(run)}; ${points(run.points)} with the bonus`
        : `Open run: ${cardList(run)}; ${points(run.points)}`,
  bankedRun: (run: Run): string =>
    run.bonus > 0
      ? `Banked: ${cardList(run)}; ${points(run.points)} with the bonus`
      : `Banked: ${cardList(run)}; ${points(run.points)}`,
  bankedRuns: 'Banked runs',
  /** A card of my hand that cannot be played now, and one that can, by what playing it is called. */
  handCard: (card: Card, count: number): string => inHand(cardNames[card], count),
  playCard: (play: string, count: number): string => inHand(play, count),
  finalTitle: 'Final scores',
  announcedFrom: (name: string): string => `Announced clockwise, starting with ${name}.`,
  announcing: 'Final scores in the order announced',
  points,
  drawKey: 'D',
  liftKey: 'L',
  bankKey: 'B',
  endKey: 'E',
};

function inHand(name: string, count: number): string {
  return count === 1 ? name : `${name}, ${count} in hand`;
}
