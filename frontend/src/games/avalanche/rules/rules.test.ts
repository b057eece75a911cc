import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { anchorsOfRefusals } from '../../anchors';
import Rules from './Rules.svelte';
import { rulesSections } from './rules-texts';
import { gameTexts } from '../texts/game-texts';

afterEach(cleanup);

const java = join(process.cwd(), '../src/main/java/games/chalet/rules/avalanche');

test('every paragraph to which a refusal links is on the rules page', () => {
  const { container } = render(Rules);
  const ids = [...container.querySelectorAll('section')].map((section) => section.id);
  const anchors = anchorsOfRefusals('avalanche');
  expect(anchors.length).toBeGreaterThan(5);
  expect(ids).toEqual(expect.arrayContaining(anchors));
});

test('no anchor is there twice', () => {
  const ids = rulesSections.map((section) => section.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the paragraph that was asked for is marked', () => {
  const { container } = render(Rules, { props: { anchor: 'banking' } });
  expect(container.querySelector('.named')?.id).toBe('banking');
});

test('every choice of every option has a word', () => {
  const source = readFileSync(join(java, 'AvalancheOptions.java'), 'utf8');
  for (const [, name, body] of source.matchAll(/public enum (\w+) \{([^}]*)\}/g)) {
    const key = name!.replace(/^./, (first) => first.toLowerCase());
    const values = [...body!.matchAll(/^\s+([A-Z_]+),?$/gm)].map((match) => match[1]!);
    expect(values.length).toBeGreaterThan(1);
    expect(Object.keys(gameTexts.optionNames[key]?.choices ?? {})).toEqual(values);
  }
});

const said = (id: string) => rulesSections.find((section) => section.id === id)!.paragraphs.join(' ');

test('it says what an avalanche against one opponent does where nobody else has an open run', () => {
  expect(said('avalanches')).toMatch(/no opponent has an open run, the avalanche names no one and takes nothing/);
});

test('it says who announces first when no one ever played', () => {
  expect(said('end')).toMatch(/if no one ever did, with the player who passed last/);
});

test('it names no end that no match can have', () => {
  expect(said('end')).not.toMatch(/nothing (is )?left|without a card|run out/);
  expect(Object.keys(gameTexts.reasons).sort()).toEqual(['allPassed', 'concluded', 'fifthAvalanche']);
});

test('picking up and the empty hand agree with what it says of the end', () => {
  expect(said('end')).toMatch(/no one picks up any more, not even lifts/);
  expect(said('pick-up')).toMatch(/draw pile is empty when your turn begins, you pick up nothing, not even a lift/);
  expect(said('pick-up')).not.toMatch(/If one pile is empty, take from the other/);
  expect(said('refill')).toMatch(/one lift, if there is one/);
  expect(said('refill')).toMatch(/draw pile is empty, you get no new hand, and no lift either/);
});

test('ruling A26: a Lift Pass as the last card brings two cards and no new hand', () => {
  const cards = rulesSections.find(({ id }) => id === 'house-cards')!.points!;
  expect(cards.find((one) => one.startsWith('Lift Pass'))).toMatch(
    /last card it brings two cards too, and no new hand/,
  );
});
