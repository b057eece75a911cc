import { expect, test } from 'vitest';
import type { SeatInfo } from '../../game';
import { describeAction, describeEvent, gameTexts, hint, words } from './texts';
import type { AvalancheAction, AvalancheEvent } from '../types';
import { moments } from '../gallery/moments';

const seat = (number: number, name: string, me: boolean): SeatInfo => ({
  seat: number,
  name,
  me,
  online: true,
  away: 'PRESENT',
});
const seats = [seat(0, 'Ada', true), seat(1, 'Bo', false), seat(2, 'Cy', false)];

const events: [AvalancheEvent, string][] = [
  [{ type: 'PickedUp', seat: 0, pile: 'DRAW' }, 'You pick up a card.'],
  [{ type: 'PickedUp', seat: 1, pile: 'LIFT' }, 'Bo picks up a lift.'],
  [{ type: 'Refilled', seat: 1, lifts: 1, cards: 4 }, 'Bo takes a new hand: a lift and 4 cards.'],
  [{ type: 'Refilled', seat: 0, lifts: 0, cards: 1 }, 'You take a new hand: 1 card.'],
  [{ type: 'Recycled', cards: 31 }, 'The discards, 31 cards, are shuffled into a new draw pile.'],
  [{ type: 'CardPlayed', seat: 1, card: 'BLUE', target: null }, 'Bo plays a blue run.'],
  [{ type: 'CardPlayed', seat: 2, card: 'WIPEOUT', target: 0 }, 'Cy plays a Wipeout against you.'],
  [{ type: 'CardPlayed', seat: 0, card: 'AVALANCHE', target: 1 }, 'You play an avalanche against Bo.'],
  [
    {
      type: 'AvalancheFell',
      seat: 1,
      number: 3,
      lost: [
        { seat: 0, cards: ['RED'] },
        { seat: 1, cards: ['BLUE', 'BLUE'] },
      ],
      saved: [2],
    },
    'Avalanche number 3 comes down! It sweeps away your run (1 run card) and Bo’s run (2 run cards). The Ski Patrol saves Cy’s run.',
  ],
  [
    { type: 'AvalancheFell', seat: 1, number: 2, lost: [{ seat: 0, cards: [] }], saved: [] },
    'Avalanche number 2 comes down! It sweeps away your run (a lift without run cards).',
  ],
  [
    { type: 'AvalancheFell', seat: 1, number: 1, lost: [], saved: [] },
    'Avalanche number 1 comes down! It sweeps away nothing.',
  ],
  [{ type: 'AvalancheFell', seat: 1, number: 5, lost: [], saved: [] }, 'Avalanche number 5 comes down!'],
  [{ type: 'WipedOut', seat: 0, card: 'BLACK' }, 'The black run at the end of your run is gone.'],
  [
    {
      type: 'Banked',
      seat: 0,
      run: { cards: ['BLUE', 'BLUE', 'RED', 'BLACK', 'BLACK'], points: 19, bonus: 4 },
    },
    'You bank a run of 5 cards for 19 points, 4 of them as the bonus.',
  ],
  [
    { type: 'Banked', seat: 1, run: { cards: ['GREEN'], points: 1, bonus: 0 } },
    'Bo banks a run of 1 card for 1 point.',
  ],
  [{ type: 'TurnEnded', seat: 1, played: 2 }, 'Bo ends the turn.'],
  [{ type: 'TurnEnded', seat: 0, played: 0 }, 'You end the turn without playing a card.'],
  [
    { type: 'MatchEnded', ending: { reason: 'fifthAvalanche', announcing: [0, 1, 2] } },
    'The fifth avalanche has come down.',
  ],
];

test.each(events)('%o is told', (event, sentence) => {
  expect(describeEvent(event, seats)).toBe(sentence);
});

const actions: [AvalancheAction, string][] = [
  [{ type: 'PickUp', pile: 'DRAW' }, 'Pick up from the draw pile'],
  [{ type: 'PickUp', pile: 'LIFT' }, 'Pick up a lift'],
  [{ type: 'Refill' }, 'Pick up a new hand: a lift and four cards'],
  [{ type: 'Play', card: 'GREEN', target: null }, 'Play a green run'],
  [{ type: 'Play', card: 'PISTE_CLOSED', target: 2 }, 'Play a Piste Closed against Cy'],
  [{ type: 'Bank' }, 'Bank the run'],
  [{ type: 'EndTurn' }, 'End the turn'],
];

test.each(actions)('%o is named', (action, name) => {
  expect(describeAction(action, seats)).toBe(name);
});

test.each(['fifthAvalanche', 'allPassed'])('the reason %s has a sentence', (reason) => {
  expect(gameTexts.reasons[reason]).toMatch(/\.$/);
});

test('a run to be aimed at is told as people would tell it', () => {
  expect(words.targetRun(null)).toBe('no open run');
  expect(words.targetRun({ cards: [], points: 0, bonus: 0 })).toBe('a lift without run cards');
  expect(words.targetRun({ cards: ['RED'], points: 3, bonus: 0 })).toBe('1 run card, 3 points');
});

test('the hint counts what is left to do', () => {
  const view = moments.two!.view;
  const may = { act: true, bank: false, refill: false };
  expect(hint(view, 0, seats, may)).toBe('Play up to 3 cards, or end your turn.');
  const board = { ...view.board, phase: 'PICK_UP' as const, picksLeft: 1 };
  expect(hint({ ...view, board }, 0, seats, may)).toBe('Pick up 1 more card.');
  expect(hint({ ...view, board: { ...board, picksLeft: 2 } }, 0, seats, { ...may, bank: true })).toBe(
    'Pick up 2 cards, or bank your run.',
  );
  expect(hint(view, 1, seats, { ...may, act: false })).toBe('Ada may play cards now.');
});

test('of another only what has been seen is told, and of somebody who is not there that they are not', () => {
  const view = moments.two!.view;
  const told = (board: object, others = seats, over = false) =>
    hint(
      { ...view, board: { ...view.board, seat: 1, ...board } },
      0,
      others,
      { act: false, bank: false, refill: false },
      over,
    );
  expect(told({ phase: 'PICK_UP', picksLeft: 2 })).toBe('It is Bo’s turn.');
  expect(told({ phase: 'PICK_UP', picksLeft: 1 })).toBe('Bo is picking up cards.');
  expect(told({ phase: 'PLAY', playsLeft: 2 })).toBe('Bo is playing cards.');
  const bo = (more: Partial<SeatInfo>) => seats.map((one) => (one.seat === 1 ? { ...one, ...more } : one));
  expect(told({ phase: 'PICK_UP', picksLeft: 1 }, bo({ online: false, away: 'GONE' }))).toBe('Bo is away.');
  expect(told({ phase: 'PLAY' }, bo({ online: false, away: 'LEFT' }))).toBe('Bo has left.');
  expect(told({ phase: 'PLAY' }, bo({ away: 'LEFT' }))).toBe('Bo is back, but does not play yet.');
  expect(told({ phase: 'PLAY' }, bo({ away: 'PLAYED_ON' }))).toBe('The seat of Bo is played automatically.');
  expect(told({ phase: 'PLAY' }, seats, true)).toBe('The match is over.');
});
