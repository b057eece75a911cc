import { expect, test } from 'vitest';
import type { Outcome } from '../../../protocol/types';
import type { SeatInfo } from '../../game';
import { describeEnding } from './ending-texts';
import type { AntarcticEnding, SeatEnding } from '../types';

const seat = (number: number, name: string, me = false): SeatInfo => ({
  seat: number,
  name,
  me,
  online: true,
  away: 'PRESENT',
});
const outcome = (...ranks: number[]): Outcome => ({
  reason: 'targetReached',
  results: ranks.map((rank) => ({ points: 0, rank, returns: 0, turns: null })),
});
const [me, ben, cy] = [seat(0, 'Ada', true), seat(1, 'Ben'), seat(2, 'Cy')];
const place = (rounds: number[], cardsLeft = 0, outIn: number | null = null): SeatEnding => ({
  rounds,
  outIn,
  cardsLeft,
});

const ends: [AntarcticEnding, number[], SeatInfo[], string][] = [
  [
    { decidedBy: 'LOWEST_TOTAL', target: 200, blocked: false, seats: [place([99, 113]), place([0, 89])] },
    [2, 1],
    [me, ben],
    'Ben won 89–212. You reached 200; the lowest score wins.',
  ],
  [
    { decidedBy: 'LOWEST_TOTAL', target: null, blocked: false, seats: [place([0]), place([74], 9)] },
    [1, 2],
    [me, ben],
    'You won 0–74. Ben had 9 cards left.',
  ],
  [
    { decidedBy: 'LOWEST_TOTAL', target: null, blocked: true, seats: [place([0], 2), place([74], 9)] },
    [1, 2],
    [me, ben],
    'You won 0–74. The cards ran out.',
  ],
  [
    {
      decidedBy: 'LAST_STANDING',
      target: 200,
      blocked: false,
      seats: [place([201], 3, 1), place([50, 30]), place([90, 120], 4, 2)],
    },
    [3, 1, 2],
    [me, ben, cy],
    'Ben won with 80: the last one below 200.',
  ],
  [
    { decidedBy: 'SHARED', target: 100, blocked: false, seats: [place([62]), place([130]), place([62])] },
    [1, 3, 1],
    [me, ben, cy],
    'You and Cy share the win with 62 points. Ben reached 100; the lowest score wins.',
  ],
];

test.each(ends)('%#', (numbers, ranks, seats, sentence) => {
  expect(describeEnding(numbers, outcome(...ranks), seats).sentence).toBe(sentence);
});

test('rounds add up to the score', () => {
  const [numbers] = ends[0]!;
  expect(describeEnding(numbers, outcome(2, 1), [me, ben]).parts).toEqual(['99 + 113 = 212', '0 + 89 = 89']);
});
