/** Everything exported is imported elsewhere, so that the compiler finds unused code. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(ts|svelte)$/.test(name) ? [path] : [];
  });
/** Made from the server's records and decks, whatever of them is needed here. */
const isMade = (path: string): boolean => /^src\/(protocol|games\/\w+)\/(types|deck|deals)\.ts$/.test(path);

const wordsIn = (text: string): Set<string> => new Set(text.match(/[\w$]+/g));
const sources = ['src', 'e2e'].flatMap(files).map((path) => {
  const text = readFileSync(path, 'utf8');
  return { path, text, words: wordsIn(text) };
});

const exportsOf = (text: string): string[] =>
  [...text.matchAll(/^export (?:async )?(?:const|let|function|class|interface|type|enum) ([\w$]+)/gm)].map(
    ([, name]) => name ?? '',
  );

test('everything that is exported is needed in another file', () => {
  const own = sources.filter(({ path }) => path.startsWith('src/') && !path.endsWith('.test.ts') && !isMade(path));
  expect(own.flatMap(({ text }) => exportsOf(text)).length).toBeGreaterThan(300);
  const dead = own.flatMap(({ path, text }) =>
    exportsOf(text)
      .filter((name) => !sources.some((other) => other.path !== path && other.words.has(name)))
      .map((name) => `${path}: ${name}`),
  );
  expect(dead).toEqual([]);
});
