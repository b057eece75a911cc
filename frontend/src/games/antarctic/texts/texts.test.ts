import { describe, expect, test } from 'vitest';
import type { SeatInfo } from '../../game';
import { declaredName } from './card-texts';
import { hint } from '../board/hint';
import { hintWords } from './hint-texts';
import { gameTexts } from './game-texts';
import { describeAction, describeEvent } from './texts';
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
    'Round 2. Bo deals, the red circle 4 opens the centre, and you play first.',
  ],
  [{ type: 'FirstDeclared', seat: 1, card: 'BLACK_HEART_THREE', as: redHeart3 }, 'Bo declares the black heart 3: red.'],
  [{ type: 'TurnBegan', turn: 3, seat: 0, drawn: 1 }, 'Your turn: you draw 1 card.'],
  [
    { type: 'TurnBegan', turn: 3, seat: 0, drawn: 2, cards: ['RED_CIRCLE_ONE', 'BLACK_HEART_THREE'] },
    'Your turn: you draw red circle 1 and black heart 3.',
  ],
  [{ type: 'TurnBegan', turn: 3, seat: 2, drawn: 0 }, 'Cy’s turn.'],
  [
    { type: 'HandRefilled', seat: 0, drawn: 1, cards: ['RED_CIRCLE_ONE'] },
    'Your hand is empty: you draw red circle 1.',
  ],
  [{ type: 'HandRefilled', seat: 0, drawn: 7 }, 'Your hand is empty: you draw 7 cards.'],
  [
    { type: 'Reshuffled', cards: 40, left: 2 },
    '40 cards from the discards and the centre pile are the new draw pile. 2 reshuffles left.',
  ],
  [
    { type: 'Reshuffled', cards: 40, left: 0 },
    '40 cards from the discards and the centre pile are the new draw pile. That was the last reshuffle this round.',
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
    'Bo plays the black heart 3 from the payoff pile to the centre, declared red. Triple Topper of 3: +2 discards!',
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
    'Out of turn: you play the red heart 3 from your payoff pile to the centre.',
  ],
  [{ type: 'Loaded', seat: 1, from: 'HAND', card: 'JOKER_TWO', onto: 0 }, 'Bo loads you with a Joker from hand.'],
  [
    { type: 'Spent', seat: 0, from: 'PAYOFF', card: 'BLUE_SQUARE_ONE', left: 1 },
    'You discard the blue square 1 from your payoff pile. 1 discard left.',
  ],
  [{ type: 'TurnedUp', seat: 2, card: 'BLUE_SQUARE_ONE' }, 'Cy turns up the blue square 1.'],
  [
    { type: 'Closed', seat: 2, card: 'BLUE_SQUARE_ONE', lapsed: 2 },
    'Cy closes with the blue square 1. 2 discards lost.',
  ],
  [{ type: 'Closed', seat: 0, card: null, lapsed: 0 }, 'You end your turn without a card.'],
  [{ type: 'WentOut', seat: 0, outOfTurn: false }, 'Your payoff pile is empty: you go out!'],
  [{ type: 'WentOut', seat: 1, outOfTurn: true }, 'Bo’s payoff pile is empty: Bo goes out!'],
  [{ type: 'Called', verdict: verdict({}) }, 'Whistle! You call Bo’s turn. In order so far: a false call.'],
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
    'Whistle! Cy calls Bo’s turn. Out of order! Bo loaded you with the red heart 3 from hand, but the blue square 1 in hand should have gone to the centre first. You were wronged.',
  ],
  [
    { type: 'PenaltyPaid', from: 0, to: 1, fromPile: 1, fromDrawPile: 2 },
    'Bo takes 3 cards: 1 from the bottom of your payoff pile, 2 from the draw pile.',
  ],
  [
    { type: 'PenaltyPaid', from: 1, to: 0, fromPile: 1, fromDrawPile: 0 },
    'You take 1 card from the bottom of Bo’s payoff pile.',
  ],
  [{ type: 'PenaltyPaid', from: 1, to: 0, fromPile: 0, fromDrawPile: 0 }, 'No cards left to pay the penalty.'],
  [{ type: 'WinVoided', seat: 1 }, 'Bo’s last turn was out of order, so Bo does not go out. The round continues.'],
  [{ type: 'Declined', seat: 0, lapsed: 0 }, 'You pass.'],
  [{ type: 'Declined', seat: 1, lapsed: 1 }, 'Bo passes. 1 discard lost.'],
  [
    {
      type: 'RoundScored',
      score: { round: 1, lastTurn: 9, blocked: false, winners: [1], scores: [score(0, 44), score(1, 0)] },
      leftOver: [],
      totals: [44, 0],
    },
    'Round 1 is over. Scores: you 44, Bo 0.',
  ],
  [{ type: 'SeatOut', seat: 1, total: 212 }, 'Bo has 212 points and is out.'],
  [{ type: 'MatchEnded', ending: { reason: 'targetReached', winners: [0] } }, 'A player reached the target. You win.'],
  [
    { type: 'MatchEnded', ending: { reason: 'oneRound', winners: [0, 2] } },
    'One-round game finished. You and Cy share the win.',
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
    'Out of order: Bo closed with the red heart 3, but the blue square 1 on the payoff pile should have gone to the centre first.',
  ],
];

test('every event is told', () => {
  expect(events.map(([event]) => describeEvent(event, seats))).toEqual(events.map(([, sentence]) => sentence));
});

const actions: [AntarcticAction, string][] = [
  [{ type: 'DeclareFirst', as: redHeart3 }, 'Declare the first card a red heart 3'],
  [
    { type: 'PlayCentre', from: 'PAYOFF', card: 'BLACK_HEART_THREE', as: redHeart3 },
    'Play the black heart 3 from the payoff pile to the centre, declared red',
  ],
  [
    { type: 'PlayCentre', from: 'HAND', card: 'RED_HEART_THREE', as: redHeart3 },
    'Play the red heart 3 from hand to the centre',
  ],
  [{ type: 'Load', from: 'HAND', card: 'RED_HEART_THREE', onto: 2 }, 'Load Cy with the red heart 3 from hand'],
  [{ type: 'Spend', from: 'PAYOFF', card: 'RED_HEART_THREE' }, 'Discard the red heart 3 from the payoff pile'],
  [{ type: 'Close', card: 'RED_HEART_THREE' }, 'Close with the red heart 3'],
  [{ type: 'EndTurn' }, 'End turn'],
  [{ type: 'Call', turn: 7 }, 'Call this turn'],
  [{ type: 'Accept', turn: 7 }, 'No call'],
  [{ type: 'Decline' }, 'Pass'],
];

test('every action is named', () => {
  expect(actions.map(([action]) => describeAction(action, seats))).toEqual(actions.map(([, name]) => name));
});

test('every reason has a sentence', () => {
  for (const reason of ['oneRound', 'targetReached', 'lastStanding'])
    expect(gameTexts.reasons[reason], reason).toMatch(/\.$/);
});

test('only what can happen at a table has a length to choose', () => {
  const windows = (order: string, count: number) => gameTexts.windowsWith!({ order }, count);
  expect(windows('ENFORCED', 4)).toEqual([]);
  expect(windows('HINTED', 4)).toEqual(windows('CHALLENGE', 4));
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
    expect(hint(view('TURN', { credits: 2 }), 0, seats, [load, close])).toBe(`${mindTheOrder} You have 2 discards.`);
    expect(hint(view('TURN'), 1, seats, [])).toBe('Ada’s turn.');
    const away = seats.map((one) =>
      one.seat === 0 ? { ...one, me: false, online: false, away: 'LEFT' as const } : one,
    );
    expect(hint(view('TURN'), 1, away, [])).toBe('Ada has left.');
    const out = { places: [{ living: true }, { living: false }] };
    expect(hint(view('TURN', out), 1, seats, [])).toBe('You are out and watching. Ada’s turn.');
    expect(hint(view('TURN', out), null, seats, [])).toBe('Ada’s turn.');
    expect(hint(view('DECLARE_FIRST', { dealer: 1 }), 0, seats, [])).toBe('Bo declares the first card.');
    expect(hint(view('CLOSE_PAUSE', { seat: 1 }), 0, seats, [{ type: 'Call', turn: 7 }])).toBe(
      'Bo has closed. Call this turn?',
    );
    expect(hint(view('LAST_PAUSE'), 0, seats, [])).toBe('Cards ran out: the round ends, unless someone calls');
    expect(hint(view('LAST_PAUSE', { places: [{ payoff: 0 }] }), 0, seats, [])).toBe(
      'You go out, unless someone calls',
    );
    const penalty = { violator: 1, wronged: 0, closes: true };
    expect(hint(view('WRONGED', { penalty }), 0, seats, [play])).toMatch('You were wronged');
    expect(hint(view('WRONGED', { penalty }), 2, seats, [])).toBe('Ada may play out of turn.');
    expect(hint(view('CLOSING_DISCARD', { penalty }), 0, seats, [])).toBe('Bo closes with any card.');
  });

  test('names the play that comes first only when asked', () => {
    expect(hintWords.order('A', 0)).toBe('First: your payoff pile to the centre.');
    expect(hintWords.order(null, 0)).toBe('No play left: close your turn.');
    expect(hintWords.order(null, 2)).toBe('No play left. You have 2 discards.');
  });
});
