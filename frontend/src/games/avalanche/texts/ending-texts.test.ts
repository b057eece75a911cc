import { expect, test } from 'vitest';
import type { Outcome } from '../../../protocol/types';
import type { SeatInfo } from '../../game';
import { describeEnding } from './ending-texts';
import type { AvalancheEnding } from '../types';

const seat = (number: number, name: string, me = false): SeatInfo => ({
  seat: number,
  name,
  me,
  online: true,
  away: 'PRESENT',
});
const outcome = (...ranks: number[]): Outcome => ({
  reason: 'fifthAvalanche',
  results: ranks.map((rank) => ({ points: 0, rank, returns: 0, turns: null })),
});
const [me, ben, cy] = [seat(0, 'Ada', true), seat(1, 'Ben'), seat(2, 'Cy')];
const parts = (cards: number, bonus = 0, openRun = 0) => ({ runs: 2, cards, bonus, openRun });

const ends: [AvalancheEnding, number[], SeatInfo[], string][] = [
  [
    { decidedBy: 'OPEN_RUN', endedBy: 1, seats: [parts(46, 0, 6), parts(43, 4)] },
    [2, 1],
    [me, ben],
    'Ben won 47–46; you lost an open run worth 6. Ben played the fifth avalanche.',
  ],
  [
    { decidedBy: 'OPEN_RUN', endedBy: 0, seats: [parts(47), parts(46, 0, 6)] },
    [1, 2],
    [me, ben],
    'You won 47–46; Ben lost an open run worth 6. You played the fifth avalanche.',
  ],
  [
    { decidedBy: 'BONUS', endedBy: 2, seats: [parts(6, 4), parts(8), parts(3, 0, 1)] },
    [1, 2, 3],
    [me, ben, cy],
    'You won with 10, ahead of Ben with 8; the bonus of 4 for long runs made the difference. Cy played the fifth avalanche.',
  ],
  [
    { decidedBy: 'POINTS', endedBy: null, seats: [parts(3, 0, 2), parts(9), parts(1, 0, 4)] },
    [2, 1, 3],
    [me, ben, cy],
    'Ben won with 9, ahead of you with 3; you lost an open run worth 2. The draw pile is empty and everyone passed.',
  ],
  [
    { decidedBy: 'SHARED', endedBy: 1, seats: [parts(1), parts(7), parts(7)] },
    [3, 1, 1],
    [me, ben, cy],
    'Ben and Cy share the win with 7 points. Ben played the fifth avalanche.',
  ],
];

test.each(ends)('%#', (numbers, ranks, seats, sentence) => {
  expect(describeEnding(numbers, outcome(...ranks), seats).sentence).toBe(sentence);
});

test('the parts of each result add up', () => {
  const numbers: AvalancheEnding = { decidedBy: 'POINTS', endedBy: 0, seats: [parts(43, 4), parts(9, 0, 6)] };
  expect(describeEnding(numbers, outcome(1, 2), [me, ben]).parts).toEqual([
    '2 runs: 43 + 4 bonus',
    '2 runs: 9; 6 not banked',
  ]);
});
