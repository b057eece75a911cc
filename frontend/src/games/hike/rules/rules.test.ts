import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/svelte';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { huskies, landscapes } from '../deck';
import { anchorsOfRefusals } from '../../anchors';
import Rules from './Rules.svelte';
import { rulesSections, snowCounts, trackAloud, type ShownSled } from './rules-texts';
import { gameTexts } from '../texts/game-texts';
import type { Card } from '../types';

/** The page, at the paragraph about care; nothing here changes it. */
let container: HTMLElement;

beforeAll(() => {
  container = render(Rules, { props: { anchor: 'care' } }).container;
});

afterAll(cleanup);

const java = join(process.cwd(), '../src/main/java/games/chalet/rules/hike');

test('every paragraph to which a refusal links is on the rules page', () => {
  const ids = [...container.querySelectorAll('section')].map((section) => section.id);
  const anchors = anchorsOfRefusals('hike');
  expect(anchors.length).toBeGreaterThan(5);
  expect(ids).toEqual(expect.arrayContaining(anchors));
});

test('no anchor is there twice, and the paragraph that was asked for is marked', () => {
  const ids = rulesSections.map((section) => section.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(container.querySelector('.named')?.id).toBe('care');
});

test('what is drawn is also said', () => {
  const pictures = [...container.querySelectorAll('[role=img]')].map((picture) => picture.getAttribute('aria-label'));
  expect(pictures.length).toBeGreaterThan(8);
  expect(pictures.every((label) => label !== null && label !== '')).toBe(true);
  expect(pictures).toContain(
    'New: North. Sled: 1 free, fits; 2 free, fits; 3 Lynx; 4 free, fits; 5 free, doesn’t fit; 6 Fern; 7 free, doesn’t fit; 8 Acorn.',
  );
  expect(pictures).toContain(
    'Sled: 1 Granite, tired; 2 Cedar, tired; 3 Fjord, tired; 4 Lark; 5 Breeze, tired; 6 Biscuit; 7 Blizzard, with equipment; 8 Boreal.',
  );
});

const OPPOSITE = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

/** Returns true if two cards can lie side by side, the second on this side of the first. */
function match(one: Card, side: keyof typeof OPPOSITE, other: Card): boolean {
  const edges = [huskies[one]![side], huskies[other]![OPPOSITE[side]]];
  return edges.includes('JOKER') || edges[0] === edges[1];
}

/** Returns true if a card fits into a sled at a place. */
function fits({ places }: ShownSled, card: Card, place: number): boolean {
  const columns = places.length < 4 ? places.length : places.length / 2;
  const at = (other: number, inRow: boolean) =>
    inRow && Math.floor(other / columns) !== Math.floor(place / columns) ? undefined : places[other]?.dog;
  const neighbours = [
    ['left', at(place - 1, true)],
    ['right', at(place + 1, true)],
    ['top', at(place - columns, false)],
    ['bottom', at(place + columns, false)],
  ] as const;
  return neighbours.every(([side, other]) => other === undefined || match(card, side, other));
}

test('the sleds of the examples are as the cards have it', () => {
  const shown = rulesSections.flatMap(({ examples }) => examples ?? []);
  let judged = 0;
  for (const { sled, legal } of shown) {
    if (sled === undefined) continue;
    for (const [place, fit] of Object.entries(sled.fits ?? {})) {
      expect(fits(sled, sled.newcomer!, Number(place))).toBe(fit);
      judged++;
    }
    const all = sled.places.map((husky, place) => husky === null || fits(sled, husky.dog, place));
    expect(all.every((fit) => fit)).toBe(legal ?? true);
  }
  expect(judged).toBe(5);
});

test('the counts of snow are those of the cards', () => {
  for (const { snow, fields, points } of snowCounts) {
    const onTrack = Object.values(landscapes).flatMap((landscape) => landscape.fields);
    expect(onTrack.filter(({ terrain }) => terrain === snow)).toHaveLength(fields);
    expect(Object.values(huskies).flatMap((husky) => husky.points.filter((point) => point === snow))).toHaveLength(
      points,
    );
  }
});

test('a track says what is ahead', () => {
  const fields = [
    { terrain: 'ICE', equipment: true },
    { terrain: 'COMPACT', equipment: false },
  ] as const;
  expect(trackAloud({ fields, from: 0, to: 1 })).toBe(
    'Next fields: ice that needs equipment, compact snow. The sled runs from 0 to 1.',
  );
});

test('every choice of every option has a word, and every end of a match', () => {
  const source = (name: string) => readFileSync(join(java, name), 'utf8');
  for (const [, name, body] of source('board/HikeOptions.java').matchAll(/public enum (\w+) \{([^}]*)\}/g)) {
    const key = name!.replace(/^./, (first) => first.toLowerCase());
    const values = [...body!.matchAll(/^\s+([A-Z_]+),?$/gm)].map((found) => found[1]!);
    expect(values.length).toBeGreaterThan(1);
    expect(Object.keys(gameTexts.optionNames[key]?.choices ?? {})).toEqual(values);
  }
  const ends = [...source('race/HikeOutcome.java').matchAll(/static final String \w+ = "(\w+)"/g)].map(
    (found) => found[1]!,
  );
  expect(ends).toHaveLength(4);
  expect(Object.keys(gameTexts.reasons)).toEqual(expect.arrayContaining(ends));
});

test('the makers are named', () => {
  const credit = rulesSections.find(({ id }) => id === 'ours')!.paragraphs.join(' ');
  for (const name of ['Nika Mlinarič', 'Blaž Hribar', 'SnowBoardGames']) expect(credit).toContain(name);
});

test('it says which care cards are in the care pile, and that others are put away', () => {
  const said = rulesSections.find(({ id }) => id === 'race')!.paragraphs.join(' ');
  expect(said).toMatch(
    /set aside at the start, those left in the mushers’ piles, and those in the hands of mushers who are out/,
  );
  expect(said).toMatch(/the centre and the deck are put away, with any care cards among them/);
});
