import { describe, expect, test } from 'vitest';
import type { SeatInfo } from '../../game';
import { declaredName } from '../cards/card-words';
import { describeAction, describeEvent, gameTexts, hint, orderHint } from './texts';
import type { AntarcticAction, AntarcticEvent, AntarcticView, Face, Phase, Verdict } from '../types';

const seat = (number: number, name: string, me: boolean): SeatInfo => ({
  seat: number,
  name,
  me,
  online: true,
  away: 'PRESENT',
});
const seats = [seat(0, 'Ada', true), seat(1, 'Bo', false), seat(2, 'Cy', false)];

const redHeart3: Face = { colour: 'RED', suit: 'HEART', number: 'THREE' };
const verdict = (more: Partial<Verdict>): Verdict => ({
  caller: 0,
  accused: 1,
  turn: 7,
  incident: null,
  wronged: null,
  ...more,
});
const score = (number: number, points: number) => ({ seat: number, points, cards: 4, numbers: points - 10, wilds: 0 });

test('a card says aloud what is printed on it and what was declared', () => {
  expect(declaredName('RED_CIRCLE_FOUR', { colour: 'RED', suit: 'CIRCLE', number: 'FOUR' })).toBe('red circle 4');
  expect(declaredName('BLACK_BLOB_QUESTION', { colour: 'BLUE', suit: 'SQUARE', number: 'QUESTION' })).toBe(
    'black blob question mark, declared blue square',
  );
  expect(declaredName('BLACK_HEART_THREE', redHeart3)).toBe('black heart 3, declared red');
  expect(declaredName('GREEN_BLOB_ONE', null)).toBe('green blob 1');
  expect(declaredName('JOKER_ONE', redHeart3)).toBe('Joker, declared red heart 3');
});

const events: [AntarcticEvent, string][] = [
  [
    { type: 'RoundStarted', round: 2, dealer: 1, leader: 0, centre: 'RED_CIRCLE_FOUR', tops: [] },
    'Round 2. Bo deals, red circle 4 lies on the centre, and you play first.',
  ],
  [{ type: 'FirstDeclared', seat: 1, card: 'BLACK_HEART_THREE', as: redHeart3 }, 'Bo declares the black heart 3: red.'],
  [{ type: 'TurnBegan', turn: 3, seat: 0, drawn: 1 }, 'It is your turn: 1 card drawn.'],
  [{ type: 'TurnBegan', turn: 3, seat: 2, drawn: 0 }, 'It is Cy’s turn.'],
  [{ type: 'HandRefilled', seat: 0, drawn: 7 }, 'Your hand is played out: 7 cards drawn at once.'],
  [
    { type: 'Reshuffled', cards: 40, left: 2 },
    'The discards and the centre pile under its top, 40 cards, become a new draw pile. That can happen twice more.',
  ],
  [
    { type: 'Reshuffled', cards: 40, left: 0 },
    'The discards and the centre pile under its top, 40 cards, become a new draw pile. That was the last time in this round.',
  ],
  [{ type: 'CardsRanOut' }, 'The cards have run out: the round ends with this turn.'],
  [
    {
      type: 'PlayedToCentre',
      seat: 1,
      from: 'PAYOFF',
      card: 'BLACK_HEART_THREE',
      as: redHeart3,
      chain: 3,
      earned: 2,
      outOfTurn: false,
    },
    'Bo plays the black heart 3 from the payoff pile to the centre, declared red. Triple Topper, 3 cards long: 2 discards!',
  ],
  [
    {
      type: 'PlayedToCentre',
      seat: 0,
      from: 'PAYOFF',
      card: 'RED_HEART_THREE',
      as: redHeart3,
      chain: 1,
      earned: 0,
      outOfTurn: true,
    },
    'Out of turn: You play the red heart 3 from the payoff pile to the centre.',
  ],
  [{ type: 'Loaded', seat: 1, from: 'HAND', card: 'JOKER_TWO', onto: 0 }, 'Bo loads you with a Joker from the hand.'],
  [
    { type: 'Spent', seat: 0, from: 'PAYOFF', card: 'BLUE_SQUARE_ONE', left: 1 },
    'You discard the blue square 1 from the payoff pile; 1 more may go.',
  ],
  [{ type: 'TurnedUp', seat: 2, card: 'BLUE_SQUARE_ONE' }, 'Cy turns up the blue square 1.'],
  [
    { type: 'Closed', seat: 2, card: 'BLUE_SQUARE_ONE', lapsed: 2 },
    'Cy closes with the blue square 1; 2 discards unused.',
  ],
  [{ type: 'Closed', seat: 0, card: null, lapsed: 0 }, 'You end the turn without a card.'],
  [{ type: 'WentOut', seat: 0, outOfTurn: false }, 'Your payoff pile is empty: you go out!'],
  [{ type: 'WentOut', seat: 1, outOfTurn: true }, 'Bo’s payoff pile is empty: Bo goes out!'],
  [
    { type: 'Called', verdict: verdict({}) },
    'Whistle! You call Bo’s turn. Nothing was out of order so far: a false call.',
  ],
  [
    {
      type: 'Called',
      verdict: verdict({
        caller: 2,
        accused: 1,
        wronged: 0,
        incident: {
          deed: 'HAND_TO_OPPONENT',
          card: 'RED_HEART_THREE',
          onto: 0,
          instead: { priority: 'B', card: 'BLUE_SQUARE_ONE', onto: null },
        },
      }),
    },
    'Whistle! Cy calls Bo’s turn. Out of order! Bo loaded you with the red heart 3 from the hand, but the blue square 1 in the hand fitted the centre. You were wronged.',
  ],
  [
    { type: 'PenaltyPaid', from: 0, to: 1, fromPile: 1, fromDrawPile: 2 },
    '1 card from under your payoff pile and 2 cards from the draw pile slide under Bo’s pile, unseen.',
  ],
  [
    { type: 'PenaltyPaid', from: 1, to: 0, fromPile: 1, fromDrawPile: 0 },
    '1 card from under Bo’s payoff pile slides under your pile, unseen.',
  ],
  [
    { type: 'PenaltyPaid', from: 1, to: 0, fromPile: 0, fromDrawPile: 0 },
    'There is no card left to pay with: all stays as it is.',
  ],
  [{ type: 'WinVoided', seat: 1 }, 'Going out does not count: Bo’s last turn was out of order. The round goes on.'],
  [{ type: 'Declined', seat: 0, lapsed: 0 }, 'You leave it at that.'],
  [{ type: 'Declined', seat: 1, lapsed: 1 }, 'Bo leaves it at that; 1 discard unused.'],
  [
    {
      type: 'RoundScored',
      score: { round: 1, lastTurn: 9, blocked: false, winners: [1], scores: [score(0, 44), score(1, 0)] },
      leftOver: [],
      totals: [44, 0],
    },
    'Round 1 is over. Scores: you 44 and Bo 0.',
  ],
  [{ type: 'SeatOut', seat: 1, total: 212 }, 'Bo has 212 points: off the ice.'],
  [
    { type: 'MatchEnded', ending: { reason: 'targetReached', winners: [0] } },
    'Somebody has reached the target. You win.',
  ],
  [
    { type: 'MatchEnded', ending: { reason: 'oneRound', winners: [0, 2] } },
    'One round was agreed, and it is over. You and Cy win together.',
  ],
  [
    {
      type: 'OutOfOrder',
      seat: 1,
      turn: 7,
      incident: {
        deed: 'CLOSE',
        card: 'RED_HEART_THREE',
        onto: null,
        instead: { priority: 'A', card: 'BLUE_SQUARE_ONE', onto: null },
      },
    },
    'Out of order: Bo closed with the red heart 3, but the blue square 1 on top of the payoff pile fitted the centre.',
  ],
];

test.each(events)('%o is told', (event, sentence) => {
  expect(describeEvent(event, seats)).toBe(sentence);
});

const actions: [AntarcticAction, string][] = [
  [{ type: 'DeclareFirst', as: redHeart3 }, 'Declare the first card a red heart 3'],
  [
    { type: 'PlayCentre', from: 'PAYOFF', card: 'BLACK_HEART_THREE', as: redHeart3 },
    'Play the black heart 3 from the payoff pile to the centre, declared red',
  ],
  [
    { type: 'PlayCentre', from: 'HAND', card: 'RED_HEART_THREE', as: redHeart3 },
    'Play the red heart 3 from the hand to the centre',
  ],
  [{ type: 'Load', from: 'HAND', card: 'RED_HEART_THREE', onto: 2 }, 'Load Cy with the red heart 3 from the hand'],
  [{ type: 'Spend', from: 'PAYOFF', card: 'RED_HEART_THREE' }, 'Discard the red heart 3 from the payoff pile'],
  [{ type: 'Close', card: 'RED_HEART_THREE' }, 'Close the turn with the red heart 3'],
  [{ type: 'EndTurn' }, 'End the turn'],
  [{ type: 'Call', turn: 7 }, 'Call the turn: out of order!'],
  [{ type: 'Accept', turn: 7 }, 'Let the turn pass'],
  [{ type: 'Decline' }, 'Leave it at that'],
];

test.each(actions)('%o is named', (action, name) => {
  expect(describeAction(action, seats)).toBe(name);
});

test.each(['oneRound', 'targetReached', 'lastStanding'])('the reason %s has a sentence', (reason) => {
  expect(gameTexts.reasons[reason]).toMatch(/\.$/);
});

test('only what can happen at a table has a length to choose', () => {
  const windows = (order: string, count: number) => gameTexts.windowsWith!({ order }, count);
  expect(windows('ENFORCED', 4)).toEqual([]);
  expect(windows('CHALLENGE', 2)).toEqual(['goingOut', 'wronged']);
  expect(windows('CHALLENGE', 4)).toEqual(Object.keys(gameTexts.windowNames!));
});

test('the help on loads says what they are for this number of seats', () => {
  const { help } = gameTexts.optionNames.loads!.choices.AUTO!;
  const of = (seats: number) => (typeof help === 'function' ? help(seats) : help);
  expect(of(2)).toMatch(/^Wild /);
  for (const seats of [3, 4, 5, 6]) expect(of(seats)).toMatch(/^Exact /);
});

describe('the hint', () => {
  const view = (phase: Phase, more: object = {}) =>
    ({
      board: { phase, seat: 0, dealer: 0, credits: 0, accused: null, penalty: null, places: [], ...more },
    }) as unknown as AntarcticView;
  const play = actions[2]![0];
  const load = actions[3]![0];
  const close = actions[5]![0];

  test('says what is to be done, and to the others who does it', () => {
    const mindTheOrder = 'Your turn. Pile before hand, centre before neighbours.';
    expect(hint(view('TURN'), 0, seats, [play, load, close])).toBe(mindTheOrder);
    expect(hint(view('TURN'), 0, seats, [close])).toBe('Close your turn with a card.');
    expect(hint(view('TURN', { credits: 2 }), 0, seats, [load, close])).toBe(
      `${mindTheOrder} You may discard 2 cards.`,
    );
    expect(hint(view('TURN'), 1, seats, [])).toBe('Ada is playing.');
    const away = seats.map((one) =>
      one.seat === 0 ? { ...one, me: false, online: false, away: 'LEFT' as const } : one,
    );
    expect(hint(view('TURN'), 1, away, [])).toBe('Ada has left.');
    const out = { places: [{ living: true }, { living: false }] };
    expect(hint(view('TURN', out), 1, seats, [])).toBe('You are off the ice, and watch. Ada is playing.');
    expect(hint(view('TURN', out), null, seats, [])).toBe('Ada is playing.');
    expect(hint(view('DECLARE_FIRST', { dealer: 1 }), 0, seats, [])).toBe('Bo declares the first card.');
    expect(hint(view('CLOSE_PAUSE', { seat: 1 }), 0, seats, [{ type: 'Call', turn: 7 }])).toBe(
      'Was Bo’s turn in order? Call it, or let it pass.',
    );
    expect(hint(view('LAST_PAUSE'), 0, seats, [])).toBe('The round is about to end. Does anybody call your last turn?');
    const penalty = { violator: 1, wronged: 0, closes: true };
    expect(hint(view('WRONGED', { penalty }), 0, seats, [play])).toMatch('You were wronged');
    expect(hint(view('WRONGED', { penalty }), 2, seats, [])).toBe('Ada may play out of turn.');
    expect(hint(view('CLOSING_DISCARD', { penalty }), 0, seats, [])).toBe('Bo lays the card that ends the turn.');
  });

  test('names the play that comes first only when asked', () => {
    expect(orderHint('A')).toBe('First in order: your payoff pile fits the centre.');
    expect(orderHint(null)).toBe('No play is open: close your turn.');
  });
});
