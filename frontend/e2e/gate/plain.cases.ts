/** Tests with a known outcome, without a browser. */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, type TestInfo } from '@playwright/test';

/** Returns true if asked for the first time in all runs: they have an output folder each, in the same folder. */
function isFirst({ project: { outputDir } }: TestInfo, what: string): boolean {
  const file = join(dirname(outputDir), what);
  if (existsSync(file)) return false;
  writeFileSync(file, '');
  return true;
}

test('passes', () => {});

test('skipped on purpose', () => test.skip());

test('fails once', async ({}, info) => {
  await info.attach('server log', { body: 'of the first try' });
  expect(isFirst(info, 'failed-once')).toBe(false);
});

test('fails always', () => expect(1).toBe(2));

for (let i = 1; i <= 7; i++) test(`broken ${i}`, () => expect(1).toBe(2));
