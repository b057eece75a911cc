import { expect, test } from 'vitest';
import type { SeatInfo } from '../../game';
import { awayWords } from '../../people-texts';
import { gameTexts } from './game-texts';
import { describeAction, describeEvent, hint, words } from './texts';
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
  [{ type: 'PickedUp', seat: 0, pile: 'DRAW' }, 'You picked up a card.'],
  [{ type: 'PickedUp', seat: 0, pile: 'DRAW', card: 'RED' }, 'You picked up a red run card.'],
  [{ type: 'PickedUp', seat: 1, pile: 'LIFT' }, 'Bo picked up a lift.'],
  [{ type: 'Refilled', seat: 1, lifts: 1, cards: 4 }, 'Bo picked up a new hand: 1 lift and 4 cards.'],
  [{ type: 'Refilled', seat: 0, lifts: 0, cards: 1 }, 'You picked up a new hand: 1 card.'],
  [
    { type: 'Refilled', seat: 0, lifts: 1, cards: 3, hand: ['LIFT', 'GREEN', 'GREEN', 'BLACK'] },
    'You picked up a new hand: lift, green ×2, black.',
  ],
  [{ type: 'Recycled', cards: 31 }, 'The draw pile was rebuilt from 31 discards.'],
  [{ type: 'CardPlayed', seat: 1, card: 'BLUE', target: null }, 'Bo played a blue run card.'],
  [{ type: 'CardPlayed', seat: 2, card: 'WIPEOUT', target: 0 }, 'Cy played Wipeout against you.'],
  [{ type: 'CardPlayed', seat: 0, card: 'AVALANCHE', target: 1 }, 'You played an avalanche against Bo.'],
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
    'Avalanche 3 of 5! It swept away your run (1 run card) and Bo’s run (2 run cards). Ski Patrol saved Cy’s run.',
  ],
  [
    { type: 'AvalancheFell', seat: 1, number: 2, lost: [{ seat: 0, cards: [] }], saved: [] },
    'Avalanche 2 of 5! It swept away your run (lift only).',
  ],
  [{ type: 'AvalancheFell', seat: 1, number: 1, lost: [], saved: [] }, 'Avalanche 1 of 5! Nothing was swept away.'],
  [{ type: 'AvalancheFell', seat: 1, number: 5, lost: [], saved: [] }, 'Avalanche 5 of 5!'],
  [{ type: 'WipedOut', seat: 0, card: 'BLACK' }, 'Your run lost its last card, a black run card.'],
  [
    {
      type: 'Banked',
      seat: 0,
      run: { cards: ['BLUE', 'BLUE', 'RED', 'BLACK', 'BLACK'], points: 19, bonus: 4 },
    },
    'You banked a run of 5 cards for 19 points, including a 4-point bonus.',
  ],
  [
    { type: 'Banked', seat: 1, run: { cards: ['GREEN'], points: 1, bonus: 0 } },
    'Bo banked a run of 1 card for 1 point.',
  ],
  [{ type: 'TurnEnded', seat: 1, played: 2 }, 'Bo ended the turn.'],
  [{ type: 'TurnEnded', seat: 0, played: 0 }, 'You ended your turn without playing a card.'],
  [
    { type: 'MatchEnded', ending: { reason: 'fifthAvalanche', announcing: [0, 1, 2] } },
    'The fifth avalanche came down.',
  ],
];

test('every event is told', () => {
  expect(events.map(([event]) => describeEvent(event, seats))).toEqual(events.map(([, sentence]) => sentence));
});

const actions: [AvalancheAction, string][] = [
  [{ type: 'PickUp', pile: 'DRAW' }, 'Pick up from the draw pile'],
  [{ type: 'PickUp', pile: 'LIFT' }, 'Pick up a lift'],
  [{ type: 'Refill' }, 'Pick up a new hand: 1 lift and 4 cards'],
  [{ type: 'Play', card: 'GREEN', target: null }, 'Play a green run card'],
  [{ type: 'Play', card: 'PISTE_CLOSED', target: 2 }, 'Play Piste Closed against Cy'],
  [{ type: 'Bank' }, 'Bank the run'],
  [{ type: 'EndTurn' }, 'End turn'],
];

test('every action is named', () => {
  expect(actions.map(([action]) => describeAction(action, seats))).toEqual(actions.map(([, name]) => name));
});

test('every reason has a sentence', () => {
  for (const reason of ['fifthAvalanche', 'allPassed']) expect(gameTexts.reasons[reason], reason).toMatch(/\.$/);
});

test('a run to be aimed at is told as people would tell it', () => {
  expect(words.targetRun(null)).toBe('no open run');
  expect(words.targetRun({ cards: [], points: 0, bonus: 0 })).toBe('lift only');
  expect(words.targetRun({ cards: ['RED'], points: 3, bonus: 0 })).toBe('1 run card, 3 points');
});

test('the hint counts what is left to do', () => {
  const view = moments.two!.view;
  const may = { act: true, bank: false, refill: false };
  expect(hint(view, 0, seats, may)).toBe('Play up to 3 cards or end your turn.');
  const board = { ...view.board, phase: 'PICK_UP' as const, picksLeft: 1 };
  expect(hint({ ...view, board }, 0, seats, may)).toBe('Pick up 1 more card.');
  expect(hint({ ...view, board: { ...board, picksLeft: 2 } }, 0, seats, { ...may, bank: true })).toBe(
    'Pick up 2 cards or bank your run.',
  );
  expect(hint(view, 1, seats, { ...may, act: false })).toBe('Ada can play cards now.');
});

test('the hint tells of other players only what was seen, and that a missing player is away', () => {
  const view = moments.two!.view;
  const told = (board: object, others = seats, over = false) =>
    hint(
      { ...view, board: { ...view.board, seat: 1, ...board } },
      0,
      others,
      { act: false, bank: false, refill: false },
      over,
    );
  expect(told({ phase: 'PICK_UP', picksLeft: 2 })).toBe('It’s Bo’s turn.');
  expect(told({ phase: 'PICK_UP', picksLeft: 1 })).toBe('Bo is picking up cards.');
  expect(told({ phase: 'PLAY', playsLeft: 2 })).toBe('Bo is playing cards.');
  const bo = (more: Partial<SeatInfo>) => seats.map((one) => (one.seat === 1 ? { ...one, ...more } : one));
  expect(told({ phase: 'PICK_UP', picksLeft: 1 }, bo({ online: false, away: 'AWAY' }))).toBe('Bo is away.');
  for (const missing of [{ online: false, away: 'LEFT' }, { away: 'LEFT' }, { away: 'PLAYED_ON' }] as const) {
    const without = bo(missing);
    expect(told({ phase: 'PLAY' }, without)).toBe(awayWords(1, without));
  }
  expect(told({ phase: 'PLAY' }, seats, true)).toBe('The match is over.');
});
