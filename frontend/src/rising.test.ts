/** An element that rises under the pointer must not lose it, see `.rises` in styles/base.css. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.svelte'))
  .map((path) => [path, readFileSync(join('src', path), 'utf8')] as const);

/** Rules that move what the pointer is on. */
const MOVED_BY_HOVER = /:hover[^{}]*\{[^}]*\b(?:translate|transform|scale|rotate|margin\S*|top|bottom):/;

test('each component with something that rises under the pointer keeps the ground below it', () => {
  const rising = components.filter(([, text]) => MOVED_BY_HOVER.test(text));
  expect(rising.length).toBeGreaterThan(8);
  const falling = rising.filter(([, text]) => !/class="(?:[\w-]+ )*rises"/.test(text));
  expect(falling.map(([path]) => path)).toEqual([]);
});
