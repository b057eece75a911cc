import { expect, test } from 'vitest';
import type { Outcome } from '../../../protocol/types';
import type { SeatInfo } from '../../game';
import { describeEnding } from './ending-texts';
import type { DecidedBy, SeatEnding } from '../types';

const seat = (number: number, name: string, me = false): SeatInfo => ({
  seat: number,
  name,
  me,
  online: true,
  away: 'PRESENT',
});
const outcome = (...ranks: number[]): Outcome => ({
  reason: 'finish',
  results: ranks.map((rank) => ({ points: 0, rank, returns: 0, turns: null })),
});
const [me, ben, cy] = [seat(0, 'Ada', true), seat(1, 'Ben'), seat(2, 'Cy')];
const sled = (fields: number, ready: number, care = 0, printed = 9): SeatEnding => ({
  raced: true,
  fields,
  ready,
  care,
  printed,
});
const describe = (decidedBy: DecidedBy, sleds: SeatEnding[], ranks: number[], seats: SeatInfo[]) =>
  describeEnding({ decidedBy, seats: sleds }, outcome(...ranks), seats);

test('three sleds at the finish are told apart by what decided', () => {
  const ending = describe('READY', [sled(51, 2), sled(51, 7), sled(51, 2, 0, 8)], [3, 1, 2], [me, ben, cy]);
  expect(ending.sentence).toBe('Ben won the tie on field 51: 7 ready huskies to 2.');
  expect(ending.standings).toEqual([
    { number: 9, unit: 'in the sled' },
    { number: 7, unit: 'ready' },
    { number: 8, unit: 'in the sled' },
  ]);
});

test('care cards are named where they count', () => {
  expect(describe('READY', [sled(51, 2, 2), sled(51, 3)], [1, 2], [me, ben]).sentence).toBe(
    'You won the tie on field 51: 4 ready huskies and care cards to 3.',
  );
});

test.each<[DecidedBy, SeatEnding[], number[], string]>([
  ['FIELDS', [sled(47, 2), sled(51, 1)], [2, 1], 'Ben won 51–47, in fields.'],
  [
    'PRINTED',
    [sled(51, 2, 0, 9), sled(51, 2, 0, 11)],
    [1, 2],
    'You won the tie on field 51: the lighter sled, 9 movement points to 11.',
  ],
  ['SHARED', [sled(51, 2), sled(51, 2)], [1, 1], 'You and Ben share the win with 51 fields and 2 huskies ready.'],
  ['ONLY_RACER', [sled(0, 2), { ...sled(0, 0), raced: false }], [1, 2], 'You won: no other sled was ready in time.'],
  ['NO_RACER', [{ ...sled(0, 0), raced: false }], [2], 'No sled was ready in time, so nobody won.'],
])('%s', (decidedBy, sleds, ranks, sentence) => {
  expect(describe(decidedBy, sleds, ranks, [me, ben]).sentence).toBe(sentence);
});

test('sleds on fields of their own need no other number', () => {
  expect(describe('FIELDS', [sled(47, 2), sled(51, 1)], [2, 1], [me, ben]).standings).toBeUndefined();
});
