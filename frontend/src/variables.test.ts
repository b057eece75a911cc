/** Every variable of the style sheets that is used has a value, by day and by night; none is set for nobody, or twice. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(svelte|css|ts)$/.test(name) && !/\.test\.ts$/.test(name) ? [path] : [];
  });
const sources = files('src').map((path) => ({ path, text: readFileSync(path, 'utf8').replace(/\/\*[^]*?\*\//g, '') }));
const sheets = sources.filter(({ path }) => path.endsWith('.css'));

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name ?? '');
const used = (text: string): string[] => namesIn(text, /var\(\s*(--[\w-]+)/g);
/** In a rule, by an attribute (`style:--x={…}`, `--x={…}` of a component), or as a registered property. */
const set = (text: string): string[] => namesIn(text, /(?:^|[\s{;:]|@property )(--[\w-]+)(?=\s*[:=]|\s*\{\s*syntax)/g);
/** Names that a script or markup puts together when it runs: nobody sees whether those exist. */
const composed = (text: string): string[] => text.match(/--[\w-]*\$?\{|['"`]--[\w-]*['"`]\s*\+|var\(\$?\{/g) ?? [];

/** The rules of a style sheet, without what is around them. */
const rules = (text: string): { selector: string; names: string[] }[] =>
  [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
    selector: (selector ?? '').trim(),
    names: set(body ?? ''),
  }));
const twice = (names: string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

/** Those names of each source that should not be there, with its path. */
const wrong = (inSources: typeof sources, search: (text: string) => string[]): string[] =>
  inSources.flatMap(({ path, text }) => search(text).map((name) => `${path}: ${name}`));

test('every variable that is used is set somewhere', () => {
  const known = new Set(sources.flatMap(({ text }) => set(text)));
  expect(known.size).toBeGreaterThan(200);
  expect(wrong(sources, (text) => used(text).filter((name) => !known.has(name)))).toEqual([]);
});

test('no name is put together, so that the search finds each', () => {
  expect(wrong(sources, composed)).toEqual([]);
});

test('every variable that is set is used', () => {
  const needed = new Set(sources.flatMap(({ text }) => used(text)));
  expect(wrong(sources, (text) => set(text).filter((name) => !needed.has(name)))).toEqual([]);
});

test('what one theme changes has a value in the other, and no rule sets a variable twice', () => {
  const all = sheets.flatMap(({ text }) => rules(text));
  const plain = new Set(all.filter(({ selector }) => selector === ':root').flatMap(({ names }) => names));
  expect(plain.size).toBeGreaterThan(200);
  const themed = all.filter(({ selector }) => selector.startsWith(':root[')).flatMap(({ names }) => names);
  expect(themed.filter((name) => !plain.has(name))).toEqual([]);
  expect(wrong(sheets, (text) => rules(text).flatMap(({ names }) => twice(names)))).toEqual([]);
});

test('the search finds how variables are used, set and put together', () => {
  expect(used('fill="var(--a)" var( --b, 1px)')).toEqual(['--a', '--b']);
  expect(
    set('a { --a: 1px; width: var(--b) } <C --c={c} style:--d={d} /> @property --e { syntax: "<length>" }'),
  ).toEqual(['--a', '--c', '--d', '--e']);
  expect(composed('`var(--piste-${piste}-dark)` "var(--piste-{piste})" "--piste-" + piste')).toHaveLength(3);
  expect(composed('calc(var(--card) * 1.4); style:--at={at}')).toEqual([]);
});
