import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { sumOf } from '../flight/burns';
import { anchorsOfRefusals } from '../../anchors';
import Rules from './Rules.svelte';
import { rulesSections } from './rules-texts';
import { gameTexts } from '../texts/game-texts';

afterEach(cleanup);

const java = join(process.cwd(), '../src/main/java/games/chalet/rules/crashlanding');
const source = (name: string): string => readFileSync(join(java, name), 'utf8');

test('every paragraph to which a refusal links is on the rules page', () => {
  const { container } = render(Rules);
  const ids = [...container.querySelectorAll('section')].map((section) => section.id);
  const anchors = anchorsOfRefusals('crashlanding');
  expect(anchors).toEqual(expect.arrayContaining(['find', 'burn', 'balance', 'rescue', 'ground', 'race', 'end']));
  expect(ids).toEqual(expect.arrayContaining(anchors));
});

test('no anchor is there twice, and the one that was asked for is marked', () => {
  const ids = rulesSections.map((section) => section.id);
  expect(new Set(ids).size).toBe(ids.length);
  const { container } = render(Rules, { props: { anchor: 'balance' } });
  expect(container.querySelector('.named')?.id).toBe('balance');
});

test('every choice of every option has a word', () => {
  const { optionNames } = gameTexts;
  const text = source('CrashLandingOptions.java');
  const record = /public record CrashLandingOptions\(([^)]*)\)/.exec(text)![1]!;
  const options = [...record.matchAll(/(\w+) (\w+),?/g)].map((match) => [match[1]!, match[2]!] as const);
  expect(Object.keys(optionNames).sort()).toEqual(options.map(([, key]) => key).sort());
  for (const [type, key] of options) {
    if (type === 'int') continue;
    const body = new RegExp(`public enum ${type} \\{([^}]*)\\}`).exec(text)![1]!;
    const values = [...body.matchAll(/^\s+([A-Z_]+),?$/gm)].map((match) => match[1]!);
    expect(Object.keys(optionNames[key]!.choices)).toEqual(values);
  }
  const starts = /START_ROCKETS = List\.of\(([^)]*)\)/.exec(source('Refusals.java'))![1]!.split(', ');
  expect(Object.keys(optionNames.rockets!.choices)).toEqual(starts);
});

test('what the page draws as a burn balances, and what it draws as none does not', () => {
  const burns = rulesSections.flatMap((section) => section.burns ?? []);
  expect(burns.length).toBeGreaterThan(6);
  for (const { port, starboard, direction, speeds, loaded, legal, caption } of burns) {
    const stage = loaded ? 'GROUND' : 'DESCENT';
    const thrust = sumOf(port, stage, direction);
    expect(thrust === sumOf(starboard, stage, direction), caption).toBe(legal);
    if (speeds) expect(speeds[0] - thrust, caption).toBe(speeds[1]);
  }
});

test('what the page draws as a course follows the rules that it tells', () => {
  for (const section of rulesSections)
    for (const { altitude, speed, ahead, touchdown, caption } of section.courses ?? []) {
      const gravity = section.id === 'earth' ? 2 : 1;
      let [at, fast] = [altitude, speed];
      for (const step of ahead) {
        fast += gravity;
        at = Math.max(0, at - fast);
        expect(step, caption).toEqual([fast, at]);
      }
      expect(touchdown, caption).toBe(fast === 1 ? 'SOFT' : fast === 2 ? 'HARD' : 'WRECK');
    }
});

test('it says whose game it is, and what we decided', () => {
  const said = JSON.stringify(rulesSections);
  expect(said).toMatch(/Rocco Privetera/);
  expect(said).toMatch(/Mighty Fist Games/);
  expect(rulesSections.at(-1)?.points?.length).toBeGreaterThan(4);
});

const said = (id: string): string => {
  const { paragraphs, points = [] } = rulesSections.find((section) => section.id === id)!;
  return [...paragraphs, ...points].join(' ');
};

test('ruling C10: only who is faster than gravity lifts off, and the board warns before', () => {
  expect(said('ground')).toMatch(/at 2 or more on the moon, at 3 or more on the earth/);
  expect(said('ground')).toMatch(/two threes on the moon, two fours on the earth/);
  expect(said('ground')).toMatch(/it is no second landing/);
  expect(said('rescue')).not.toMatch(/simply stand there again/);
});

test('ruling C11: it says when nothing more is found, and when one is stranded', () => {
  expect(said('ground')).toMatch(/six rockets that hold one burn faster than gravity, you find no more/);
  expect(said('ground')).toMatch(/no six rockets of your hand and deck together/);
  expect(said('ground')).toMatch(/when you end your fortieth turn/);
});

test('rulings C8 and C12: the Re-Entry card lies apart, and where both are lost both are second', () => {
  expect(said('re-entry')).toMatch(/out of the game: it is never found or fired, and scores for nobody/);
  expect(said('race')).toMatch(/nobody wins, and both are second/);
});

test('ruling C13: it tells how often the hard variations are lost as they are', () => {
  expect(JSON.stringify(rulesSections)).not.toMatch(/nearly always lost/);
  expect(said('rockets')).toMatch(/three in four Re-Entries are lost/);
});
