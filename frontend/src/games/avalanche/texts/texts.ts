/** Every word of Avalanche that a player reads, but for the rules page. */
import type { SeatInfo } from '../../game';
import { absence, does, isMe, list, nameOf } from '../../people';
import { gameTexts } from './game-texts';
import type { AvalancheAction, AvalancheEvent, AvalancheHits, AvalancheView, Card, Run } from '../types';

export { gameTexts };

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
  GREEN: 'a green run',
  BLUE: 'a blue run',
  RED: 'a red run',
  BLACK: 'a black run',
  AVALANCHE: 'an avalanche',
  SKI_PATROL: 'a Ski Patrol',
  PISTE_CLOSED: 'a Piste Closed',
  WIPEOUT: 'a Wipeout',
  LIFT_PASS: 'a Lift Pass',
};

const theRun: Record<Card, string> = {
  ...aCard,
  GREEN: 'the green run',
  BLUE: 'the blue run',
  RED: 'the red run',
  BLACK: 'the black run',
};

/** How many cards one picks up in a turn, and how many one may play. */
const PICKS = 2;
const PLAYS = 3;

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const onlyALift = 'a lift without run cards';
const runCards = (count: number): string =>
  count === 0 ? onlyALift : count === 1 ? '1 run card' : `${count} run cards`;
const whoseRun = (seat: number, seats: readonly SeatInfo[]): string =>
  isMe(seat, seats) ? 'your run' : `${nameOf(seat, seats)}’s run`;

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
      return 'Pick up a new hand: a lift and four cards';
    case 'Play':
      return action.target === null
        ? `Play ${aCard[action.card]}`
        : `Play ${aCard[action.card]} against ${nameOf(action.target, seats)}`;
    case 'Bank':
      return 'Bank the run';
    case 'EndTurn':
      return 'End the turn';
  }
}

export function describeEvent(event: AvalancheEvent, seats: readonly SeatInfo[]): string {
  switch (event.type) {
    case 'PickedUp':
      return `${does(event.seat, seats, 'pick', 'picks')} up ${event.pile === 'DRAW' ? 'a card' : 'a lift'}.`;
    case 'Refilled': {
      const drawn = event.lifts > 0 ? `a lift and ${cards(event.cards)}` : cards(event.cards);
      return `${does(event.seat, seats, 'take', 'takes')} a new hand: ${drawn}.`;
    }
    case 'Recycled':
      return `The discards, ${cards(event.cards)}, are shuffled into a new draw pile.`;
    case 'CardPlayed':
      return event.target === null
        ? `${does(event.seat, seats, 'play', 'plays')} ${aCard[event.card]}.`
        : `${does(event.seat, seats, 'play', 'plays')} ${aCard[event.card]} against ${isMe(event.target, seats) ? 'you' : nameOf(event.target, seats)}.`;
    case 'AvalancheFell': {
      const lost = event.lost.map(({ seat, cards: gone }) => `${whoseRun(seat, seats)} (${runCards(gone.length)})`);
      const saved = event.saved.map((seat) => whoseRun(seat, seats));
      return [
        `Avalanche number ${event.number} comes down!`,
        event.number >= 5 ? '' : lost.length > 0 ? `It sweeps away ${list(lost)}.` : 'It sweeps away nothing.',
        saved.length > 0 ? `The Ski Patrol saves ${list(saved)}.` : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' ');
    }
    case 'WipedOut':
      return `${theRun[event.card].replace(/^./, (first) => first.toUpperCase())} at the end of ${whoseRun(event.seat, seats)} is gone.`;
    case 'Banked':
      return `${does(event.seat, seats, 'bank', 'banks')} a run of ${cards(event.run.cards.length)} for ${points(event.run.points)}${event.run.bonus > 0 ? `, ${event.run.bonus} of them as the bonus` : ''}.`;
    case 'TurnEnded':
      return event.played === 0
        ? `${does(event.seat, seats, 'end', 'ends')} the turn without playing a card.`
        : `${does(event.seat, seats, 'end', 'ends')} the turn.`;
    case 'MatchEnded':
      return gameTexts.reasons[event.ending.reason] ?? 'The match is over.';
  }
}

/** Only what has been seen: whoever has done nothing yet may still bank the run, or end the turn. */
function whatAnotherDoes({ phase, inUse, picksLeft, playsLeft }: AvalancheView['board'], name: string): string {
  if (phase === 'PICK_UP')
    return picksLeft < PICKS || inUse !== null ? `${name} is picking up cards.` : `It is ${name}’s turn.`;
  return playsLeft < PLAYS ? `${name} is playing cards.` : `${name} may play cards now.`;
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
    return absence(board.seat, seats) ?? whatAnotherDoes(board, nameOf(board.seat, seats));
  }
  if (!may.act) return 'It is your turn.';
  if (board.inUse !== null) return `Lift Pass: pick up ${board.picksLeft} more.`;
  if (may.refill) return `Your hand is empty: pick up a new one${may.bank ? ', or bank your run' : ''}.`;
  if (board.phase === 'PICK_UP')
    return board.picksLeft === 1
      ? 'Pick up 1 more card.'
      : `Pick up ${board.picksLeft} cards${may.bank ? ', or bank your run' : ''}.`;
  const play = board.playsLeft === 1 ? 'Play 1 more card' : `Play up to ${board.playsLeft} cards`;
  if (board.playsLeft === 0) return 'You have played three cards: end your turn.';
  return board.dry
    ? `The draw pile is empty. ${play}, ${may.bank ? 'bank your run, ' : ''}or end your turn.`
    : `${play}, or end your turn.`;
}

export const words = {
  draw: 'Draw pile',
  lifts: 'Lifts',
  discards: 'Discards',
  noRun: 'No open run',
  closed: 'Closed',
  patrol: 'Patrol',
  bankRun: (run: Run) => `Bank the run for ${points(run.points)}`,
  bankNothing: 'Bank',
  endTurn: 'End turn',
  board: 'The piste map',
  left: (count: number) => `${count} left`,
  ofThem: (count: number) => `${count} of them`,
  times: (count: number) => `×${count}`,
  nobody: 'Nobody',
  cancel: 'Never mind',
  yourHand: 'Your hand',
  emptyHand: 'Your hand is empty.',
  turn: 'to move',
  banked: (count: number) => `${points(count)} banked`,
  target: (card: Card) => `Against whom do you play ${aCard[card]}?`,
  targetRun: (run: Run | null) =>
    run === null
      ? 'no open run'
      : run.cards.length === 0
        ? onlyALift
        : `${runCards(run.cards.length)}, ${points(run.points)}`,
  avalanches: 'Avalanches',
  avalanchesFallen: (count: number) => `${count} of 5 avalanches have come down`,
  slope: [
    'The slope holds.',
    'It begins to move.',
    'Cracks in the snow.',
    'The slope is giving way.',
    'The next one ends it.',
    'The mountain has come down.',
  ],
  slopeHeld: 'The slope has held.',
  hits: {
    ALL: 'Avalanches hit every open run.',
    OTHERS: 'Avalanches hit everybody but the one who plays them.',
    ONE: 'Avalanches hit one opponent.',
  } satisfies Record<AvalancheHits, string>,
  handOf: (count: number, lifts: number) =>
    `${cards(count)} in hand, ${lifts === 1 ? '1 lift' : `${lifts} lifts`} among them`,
  runOf: (run: Run) =>
    run.cards.length === 0
      ? `Open run: ${onlyALift}`
      : `Open run: ${run.cards.map((card) => cardNames[card].toLowerCase()).join(', ')}; worth ${points(run.points)}${run.bonus > 0 ? ' with the bonus' : ''}`,
  bankedRun: (run: Run) =>
    `Banked: ${run.cards.map((card) => cardNames[card].toLowerCase()).join(', ')}; ${points(run.points)}${run.bonus > 0 ? ` with ${run.bonus} bonus` : ''}`,
  bankedRuns: 'Banked runs',
  handCard: (card: Card, count: number) => (count === 1 ? cardNames[card] : `${cardNames[card]}, ${count} of them`),
  finalTitle: 'The totals, as announced',
  announcedFrom: (name: string) => `Clockwise, beginning with ${name}.`,
  announcing: 'Totals, in the order in which they are announced',
  points,
  drawKey: 'D',
  liftKey: 'L',
  bankKey: 'B',
  endKey: 'E',
} as const;
