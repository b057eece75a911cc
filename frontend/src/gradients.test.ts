/** Firefox draws a repeating gradient wrong in which a mixed colour meets one that is not: a narrow line as a broad stripe. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|css)$/.test(path))
  .map((path) => [path, readFileSync(join('src', path), 'utf8')] as const);

/** The arguments of each repeating gradient. */
const repeating = (text: string): string[] =>
  [...text.matchAll(/repeating-[a-z]+-gradient\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)].map(
    ([, stops]) => stops ?? '',
  );

test('no repeating gradient has a mixed colour in it', () => {
  expect(sources.flatMap(([, text]) => repeating(text)).length).toBeGreaterThan(1);
  const wrong = sources.filter(([, text]) => repeating(text).some((stops) => stops.includes('color-mix(')));
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('the search finds all that stands in a repeating gradient', () => {
  expect(repeating('a: repeating-linear-gradient(9deg, color-mix(in srgb, var(--a) 9%, b) 0 9px), url(c);')).toEqual([
    '9deg, color-mix(in srgb, var(--a) 9%, b) 0 9px',
  ]);
});
