import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gistNames, type RulesOpening } from './rules-texts';

const MOST_WORDS = 20;
const pages = import.meta.glob<{ rulesOpening: RulesOpening }>('./*/rules/rules-texts.ts', { eager: true });
const count = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

test('there are rules pages', () => {
  expect(Object.keys(pages).length).toBeGreaterThan(1);
});

test.each(Object.entries(pages))('%s opens with five short sentences and a caption for each picture', (path, page) => {
  const { gist, turn } = page.rulesOpening;
  const folder = path.replace('./', 'src/games/').replace('rules-texts.ts', '');
  const pictures = JSON.parse(readFileSync(`${folder}worked-turn.json`, 'utf8')) as unknown[];
  expect(Object.keys(gist)).toEqual(Object.keys(gistNames));
  expect(turn).toHaveLength(pictures.length);
  for (const sentence of [...Object.values(gist), ...turn]) {
    expect(sentence).toMatch(/\.$/);
    expect(count(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
  }
});
