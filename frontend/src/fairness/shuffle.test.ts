// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256';
import { Chance, seedBytes, seedHash } from './shuffle';

interface Vector {
  seed: string;
  hash: string;
  below: { label: string; bound: number; number: number }[];
  shuffles: { label: string; cards: number; order: number[] }[];
}

/** The same file that the server's test reads. */
const vectors = JSON.parse(
  readFileSync(new URL('../../../src/test/resources/chance-vectors.json', import.meta.url), 'utf8'),
) as Vector[];

describe('sha256', () => {
  it.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])("agrees with Node's on %i bytes", (length) => {
    const message = Uint8Array.from({ length }, (_, index) => (index * 37 + length) & 255);
    expect(Buffer.from(sha256(message)).toString('hex')).toBe(createHash('sha256').update(message).digest('hex'));
  });
});

describe.each(vectors)('seed $seed', (vector) => {
  it('has the hash that is published before the deal', () => {
    expect(seedHash(vector.seed)).toBe(vector.hash);
  });

  it.each(vector.below)('gives $number below $bound for $label', ({ label, bound, number }) => {
    expect(new Chance(vector.seed).below(label, bound)).toBe(number);
  });

  it.each(vector.shuffles)('orders $cards cards for $label', ({ label, cards, order }) => {
    const sorted = Array.from({ length: cards }, (_, card) => card);
    expect(new Chance(vector.seed).shuffle(label, sorted)).toEqual(order);
  });
});

it('refuses what is no seed', () => {
  expect(() => seedBytes('no seed')).toThrow(RangeError);
  expect(() => new Chance('00'.repeat(32)).below('deal/1', 0)).toThrow(RangeError);
});
