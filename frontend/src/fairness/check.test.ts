import { expect, test } from 'vitest';
import type { DealCheck } from './check';
import type { MatchSummary } from '../protocol/types';
import { checkShuffle } from './check';
import { seedHash } from './shuffle';

const seed = '01'.repeat(32);
const match = { seed, seedHash: seedHash(seed), seats: [] } as unknown as MatchSummary & { seed: string };
const seen = { seedHash: match.seedHash, at: '2026-01-01T00:00:00.000Z' };
const dealing = (same: boolean) =>
  ({ checkDeal: () => [{ seat: 0, cards: 'a lift', same }] }) as unknown as DealCheck<unknown>;

test('a shuffle that was promised and dealt holds', async () => {
  expect(await checkShuffle(match, seen, [], dealing(true))).toMatchObject({
    recordHolds: true,
    seenHolds: true,
    holds: true,
  });
});

test('another seed than the promised one does not', async () => {
  const swapped = { ...match, seed: '02'.repeat(32) };
  expect(await checkShuffle(swapped, seen, [], dealing(true))).toMatchObject({ recordHolds: false, holds: false });
});

test('a record whose hash was changed after the deal does not', async () => {
  const other = '02'.repeat(32);
  const forged = { ...match, seed: other, seedHash: seedHash(other) };
  expect(await checkShuffle(forged, seen, [], dealing(true))).toMatchObject({
    recordHolds: true,
    seenHolds: false,
    holds: false,
  });
});

test('other cards than the seed gives do not', async () => {
  expect((await checkShuffle(match, seen, [], dealing(false))).holds).toBe(false);
});

test('what cannot be told is said and breaks nothing', async () => {
  expect(await checkShuffle(match, null, [], {} as DealCheck<unknown>)).toEqual({
    recordHolds: true,
    seenHolds: null,
    hands: null,
    later: null,
    holds: true,
  });
});

test('other cards drawn later than the seed gives do not', async () => {
  const drawing = (brokenAt: number | null) =>
    ({ checkLater: () => ({ count: 40, brokenAt }) }) as unknown as DealCheck<unknown>;
  expect((await checkShuffle(match, seen, [], drawing(null))).holds).toBe(true);
  expect((await checkShuffle(match, seen, [], drawing(12))).holds).toBe(false);
});
