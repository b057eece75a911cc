import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { anchorsOfRefusals } from '../../anchors';
import Rules from './Rules.svelte';
import { rulesSections } from './rules-texts';
import { gameTexts } from '../texts/game-texts';

afterEach(cleanup);

const java = join(process.cwd(), '../src/main/java/games/chalet/rules/infiniski');

test('every paragraph to which a refusal links is on the rules page', () => {
  const { container } = render(Rules);
  const ids = [...container.querySelectorAll('section')].map((section) => section.id);
  const anchors = anchorsOfRefusals('infiniski');
  expect(anchors.length).toBeGreaterThan(5);
  expect(ids).toEqual(expect.arrayContaining(anchors));
});

test('no anchor is there twice, and the paragraph that was asked for is marked', () => {
  const ids = rulesSections.map((section) => section.id);
  expect(new Set(ids).size).toBe(ids.length);
  const { container } = render(Rules, { props: { anchor: 'landing' } });
  expect(container.querySelector('.named')?.id).toBe('landing');
});

test('every choice of every option has a word', () => {
  const options = readFileSync(join(java, 'InfiniskiOptions.java'), 'utf8');
  const [, body] = /public enum Flags \{([^}]*)\}/.exec(options)!;
  const values = [...body!.matchAll(/^\s+([A-Z_]+),?$/gm)].map((match) => match[1]!);
  expect(values).toEqual(['ONE', 'MORE']);
  expect(Object.keys(gameTexts.optionNames.flags!.choices)).toEqual(values);
});

test('it says whose game it is, and what is ours', () => {
  const said = JSON.stringify(rulesSections.find(({ id }) => id === 'ours'));
  expect(said).toMatch(/Andrew Ulysses Baker \(Games For Bryan, 2015\)/);
  expect(said).toMatch(/without its pictures/);
});
