// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
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

it("makes the same digests as Node's sha256", () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 37 + length) & 255);
    const digest = createHash('sha256').update(message).digest('hex');
    expect(Buffer.from(sha256(message)).toString('hex'), `of ${length} bytes`).toBe(digest);
  }
});

it.each(vectors)('seed $seed has the hash, the numbers and the orders that the server has', (vector) => {
  expect(seedHash(vector.seed)).toBe(vector.hash);
  for (const { label, bound, number } of vector.below)
    expect(new Chance(vector.seed).below(label, bound), `${label} below ${bound}`).toBe(number);
  for (const { label, cards, order } of vector.shuffles) {
    const sorted = Array.from({ length: cards }, (_, card) => card);
    expect(new Chance(vector.seed).shuffle(label, sorted), `${label} of ${cards}`).toEqual(order);
  }
});

it('refuses what is no seed', () => {
  expect(() => seedBytes('no seed')).toThrow(RangeError);
  expect(() => new Chance('00'.repeat(32)).below('deal/1', 0)).toThrow(RangeError);
});
