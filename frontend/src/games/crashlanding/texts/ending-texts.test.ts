import { expect, test } from 'vitest';
import type { Outcome } from '../../../protocol/types';
import type { SeatInfo } from '../../game';
import { describeEnding } from './ending-texts';
import type { CrashLandingEnding, DecidedBy, SeatEnding } from '../types';

const seat = (number: number, name: string, me = false): SeatInfo => ({
  seat: number,
  name,
  me,
  online: true,
  away: 'PRESENT',
});
const outcome = (...ranks: number[]): Outcome => ({
  reason: 'landedSoftly',
  results: ranks.map((rank) => ({ points: 0, rank, returns: 0, turns: null })),
});
const [me, ben] = [seat(0, 'Ada', true), seat(1, 'Ben')];
const flight = (more: Partial<SeatEnding>): SeatEnding => ({
  stage: 'LANDED',
  turns: 12,
  landing: 1,
  hand: 16,
  deck: 0,
  halved: false,
  score: 16,
  ...more,
});
const lost = flight({ stage: 'WRECKED', landing: 6, turns: 9, hand: 0, score: 0 });

const alone: [SeatEnding, string, string][] = [
  [flight({}), 'Landed at speed 1 on turn 12: a soft landing.', 'Rockets in hand 16.'],
  [
    flight({ landing: 2, hand: 21, halved: true, score: 10 }),
    'Landed at speed 2 on turn 12: a hard landing, half the score.',
    'Rockets in hand 21; half for a hard landing, rounded down: 10.',
  ],
  [
    flight({ deck: 54, score: 70 }),
    'Landed at speed 1 on turn 12: a soft landing.',
    'Rockets in hand 16 + in the deck 54 = 70.',
  ],
  [
    flight({ stage: 'HOME', landing: 2, deck: 4, halved: true, score: 10 }),
    'Came back to orbit on turn 12. One landing was hard: half the score.',
    'Rockets in hand 16 + in the deck 4 = 20; half for a hard landing: 10.',
  ],
  [lost, 'Crashed at speed 6 on turn 9: nothing is left to score.', ''],
  [
    flight({ stage: 'STRANDED', turns: 20, hand: 0, score: 0 }),
    'Ran out of thrust on the ground on turn 20: nothing is left to score.',
    '',
  ],
];

test.each(alone)('alone %#', (one, sentence, parts) => {
  const numbers: CrashLandingEnding = { decidedBy: 'ALONE', seats: [one] };
  expect(describeEnding(numbers, outcome(1), [me])).toMatchObject({ sentence, parts: [parts] });
});

const races: [DecidedBy, SeatEnding, SeatEnding, number[], string][] = [
  [
    'FIRST',
    flight({ stage: 'DESCENT', landing: null, hand: 0, score: 0 }),
    flight({}),
    [2, 1],
    'Ben won: the first safe landing, on turn 12. You had not come in yet.',
  ],
  [
    'OTHER_LOST',
    flight({ stage: 'HOME' }),
    lost,
    [1, 2],
    'You won: you came back to orbit on turn 12, Ben crashed at speed 6 on turn 9.',
  ],
  [
    'SOFTER',
    flight({}),
    flight({ landing: 2, halved: true, score: 8 }),
    [1, 2],
    'You won: same turn, but the softer landing, speed 1 to 2.',
  ],
  [
    'SCORE',
    flight({}),
    flight({ hand: 21, score: 21 }),
    [2, 1],
    'Ben won 21–16: same turn, same speed, more in Ben’s rockets.',
  ],
  ['DRAW', flight({}), flight({}), [1, 1], 'A draw: same turn, same speed, 16 points each.'],
  [
    'BOTH_LOST',
    lost,
    lost,
    [2, 2],
    'Both landers were lost: you crashed at speed 6 on turn 9 and Ben crashed at speed 6 on turn 9.',
  ],
  [
    'BOTH_LOST',
    lost,
    flight({ stage: 'STRANDED', turns: 20, hand: 0, score: 0 }),
    [2, 2],
    'Both landers were lost: you crashed at speed 6 on turn 9 and Ben ran out of thrust on the ground on turn 20.',
  ],
];

test.each(races)('race %s', (decidedBy, one, other, ranks, sentence) => {
  expect(describeEnding({ decidedBy, seats: [one, other] }, outcome(...ranks), [me, ben]).sentence).toBe(sentence);
});

test('a crash and a stranded lander are lost, a lander that still flies is not', () => {
  const stages = ['WRECKED', 'STRANDED', 'LANDED', 'HOME', 'DESCENT'] as const;
  const told = stages.map((stage) => {
    const seats = [flight({ stage }), flight({})];
    return describeEnding({ decidedBy: 'FIRST', seats }, outcome(2, 1), [me, ben]).lost;
  });
  expect(told.map((seats) => seats?.[0])).toEqual([true, true, false, false, false]);
});
