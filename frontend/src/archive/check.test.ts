import { expect, test } from 'vitest';
import type { AnyGame } from '../games/game';
import type { MatchSummary } from '../protocol/types';
import { checkShuffle } from './check';
import { seedHash } from './shuffle';

const seed = '01'.repeat(32);
const match = { seed, seedHash: seedHash(seed), seats: [] } as unknown as MatchSummary & { seed: string };
const seen = { seedHash: match.seedHash, at: '2026-01-01T00:00:00.000Z' };
const dealing = (same: boolean) => ({ checkDeal: () => [{ seat: 0, cards: 'a lift', same }] }) as unknown as AnyGame;

test('a shuffle that was promised and dealt holds', () => {
  expect(checkShuffle(match, seen, [], dealing(true))).toMatchObject({
    recordHolds: true,
    seenHolds: true,
    holds: true,
  });
});

test('another seed than the promised one does not', () => {
  const swapped = { ...match, seed: '02'.repeat(32) };
  expect(checkShuffle(swapped, seen, [], dealing(true))).toMatchObject({ recordHolds: false, holds: false });
});

test('a record whose hash was changed after the deal does not', () => {
  const other = '02'.repeat(32);
  const forged = { ...match, seed: other, seedHash: seedHash(other) };
  expect(checkShuffle(forged, seen, [], dealing(true))).toMatchObject({
    recordHolds: true,
    seenHolds: false,
    holds: false,
  });
});

test('other cards than the seed gives do not', () => {
  expect(checkShuffle(match, seen, [], dealing(false)).holds).toBe(false);
});

test('what cannot be told is said and breaks nothing', () => {
  expect(checkShuffle(match, null, [], {} as AnyGame)).toEqual({
    recordHolds: true,
    seenHolds: null,
    hands: null,
    holds: true,
  });
});
