import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/svelte';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anchorsOfRefusals } from '../../anchors';
import Rules from './Rules.svelte';
import { movementLabel, rulesSections } from './rules-texts';
import { gameTexts } from '../texts/game-texts';

/** The page, at the paragraph about calls; nothing here changes it. */
let container: HTMLElement;

beforeAll(() => {
  container = render(Rules, { props: { anchor: 'call' } }).container;
});

afterAll(cleanup);

const java = join(process.cwd(), '../src/main/java/games/chalet/rules/antarctic');

test('every paragraph to which a refusal links is on the rules page', () => {
  const ids = [...container.querySelectorAll('section')].map((section) => section.id);
  const anchors = anchorsOfRefusals('antarctic');
  expect(anchors.length).toBeGreaterThan(5);
  expect(ids).toEqual(expect.arrayContaining(anchors));
});

test('no anchor is there twice, and the contents lead to each', () => {
  const ids = rulesSections.map((section) => section.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual(
    [...ids, 'symbols'].map((id) => `#${id}`),
  );
});

test('the paragraph that was asked for is marked', () => {
  expect(container.querySelector('.named')?.id).toBe('call');
});

test('what is drawn is also said', () => {
  const pictures = [...container.querySelectorAll('[role=img]')].map((picture) => picture.getAttribute('aria-label'));
  expect(pictures).toContain(
    'red circle 4 (Centre), red circle 3 (Ada: 1), black circle 2, declared red (Ada: 2), red blob 1, declared circle (Bo: 3), red circle question mark (Bo: 4), black circle 4, declared red (Cy: 0)',
  );
  expect(pictures.every((label) => label !== null && label !== '')).toBe(true);
});

test('what a call moves adds up', () => {
  const movements = rulesSections.flatMap((section) => section.movements ?? []);
  expect(movements.map(({ cards }) => cards)).toEqual([3, 1]);
  for (const { from, to, cards } of movements) {
    expect(from.before - from.after).toBe(cards);
    expect(to.after - to.before).toBe(cards);
  }
  expect(movementLabel(movements[1]!)).toMatch(
    /^One card moves from the bottom of one pile to the bottom of another\. Ada: 5 cards, then 4\./,
  );
});

test('every choice of every option has a word', () => {
  const source = readFileSync(join(java, 'board/AntarcticOptions.java'), 'utf8');
  const enums = [...source.matchAll(/public enum (\w+) \{([^}]*)\}/g)];
  expect(enums).toHaveLength(5);
  for (const [, name, body] of enums) {
    const key = name!.replace(/^./, (first) => first.toLowerCase());
    const values = [...body!.matchAll(/^\s+([A-Z_0-9]+),?$/gm)].map((match) => match[1]!);
    expect(values.length).toBeGreaterThan(1);
    expect(Object.keys(gameTexts.optionNames[key]?.choices ?? {})).toEqual(values);
  }
  expect(Object.keys(gameTexts.optionNames['jokers']!.choices)).toEqual(['0', '2']);
});

test('every end of a match and every kind of window has a word', () => {
  const source = (name: string) => readFileSync(join(java, name), 'utf8');
  const named = [...source('board/Ending.java').matchAll(/String \w+ = "(\w+)"/g)];
  const ends = [...source('play/Rounds.java').matchAll(/ end\(draft, "(\w+)"\)/g), ...named].map((found) => found[1]!);
  expect(ends).toHaveLength(3);
  expect(Object.keys(gameTexts.reasons)).toEqual(expect.arrayContaining(ends));
  const windows = [...source('Offer.java').matchAll(/static final String \w+ = "(\w+)"/g)].map((found) => found[1]!);
  expect(windows).toEqual(Object.keys(gameTexts.windowNames!));
});

test('ruling B18: losers of a blocked round score like all losers, and it may have no winner', () => {
  const said = rulesSections.find(({ id }) => id === 'blocked')!.paragraphs.join(' ');
  expect(said).toMatch(/All others score ten points plus what is left in their payoff piles/);
  expect(said).toMatch(/If that would be everyone, nobody does\./);
});

test('ruling B38: the highest play is shown first, whatever was laid since', () => {
  const said = rulesSections.find(({ id }) => id === 'call')!.last!.join(' ');
  expect(said).toMatch(/the highest play that was open: the top of the payoff pile, or else a card from the hand/);
});
