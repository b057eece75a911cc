// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressIn } from './compress.mjs';

test('what is worth it has a smaller copy that says the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  const long = 'lift, green, blue, red, black. '.repeat(100);
  for (const name of ['long.js', 'letters.woff2']) writeFileSync(join(folder, name), long);
  writeFileSync(join(folder, 'short.js'), 'lift');
  compressIn(folder);
  expect(readdirSync(folder).sort()).toEqual(['letters.woff2', 'long.js', 'long.js.br', 'short.js']);
  const copy = readFileSync(join(folder, 'long.js.br'));
  expect(copy.length).toBeLessThan(long.length / 10);
  expect(brotliDecompressSync(copy).toString()).toBe(long);
});
