import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { huskies } from '../deck';
import HikeCard from './HikeCard.svelte';
import HuskyCard from './HuskyCard.svelte';
import type { Dog } from './dogs';
import type { Card } from '../types';

afterEach(cleanup);

const drawn = (props: Parameters<typeof HuskyCard>[1]) => render(HuskyCard, { props }).container;
const text = (container: HTMLElement) => container.querySelector('text')?.textContent;

test('every dog has a card with its name and points, and no part of a face is cut by another’s outline', () => {
  const clips: string[] = [];
  for (const dog of Object.keys(huskies) as Dog[]) {
    const card = drawn({ dog });
    const { name, points } = huskies[dog]!;
    expect(text(card)).toBe(name);
    expect(card.querySelectorAll('.small > g')).toHaveLength(points.length);
    expect(card.querySelectorAll('.large > g')).toHaveLength(points.length);
    clips.push(...[...card.querySelectorAll('clipPath')].map(({ id }) => id));
  }
  expect(clips.length).toBe(112);
  expect(new Set(clips).size).toBe(112);
});

test('edges show by shape what they are: beads, diamonds, and both on a youngster', () => {
  const shapes = (dog: Dog) => {
    const paths = [...drawn({ dog }).querySelectorAll('.edges path')].map((path) => path.getAttribute('d') ?? '');
    return [paths.some((d) => d.includes('A9 9')), paths.some((d) => /^M\d+ 0L/.test(d))];
  };
  expect(shapes('H07')).toEqual([true, false]);
  expect(shapes('H16')).toEqual([false, true]);
  expect(shapes('Y1')).toEqual([true, true]);
});

test('tired and resting dogs look it', () => {
  const ready = drawn({ dog: 'H01' }).innerHTML;
  const tired = drawn({ dog: 'H01', condition: 'TIRED', seat: 2 });
  const other = drawn({ dog: 'H01', condition: 'TIRED', seat: 3 });
  const resting = drawn({ dog: 'H01', condition: 'RESTING' });
  expect(tired.querySelectorAll('.spent')).toHaveLength(2);
  expect(new Set([ready, tired.innerHTML, other.innerHTML, resting.innerHTML]).size).toBe(4);
  expect(resting.querySelector('.edges')).toBeNull();
  expect(text(resting)).toBe('Ash');
});

test('a husky with equipment shows one point more', () => {
  expect(drawn({ dog: 'H01', upgraded: true }).querySelectorAll('.large > g')).toHaveLength(2);
});

test.each<[Card, string]>([
  ['EQUIPMENT', 'Equipment'],
  ['SINGLE_CARE', 'Care'],
  ['DOUBLE_CARE', 'Double care'],
  ['Y3', 'Clover'],
])('%s is drawn', (card, word) => {
  expect(text(render(HikeCard, { props: { card } }).container)).toBe(word);
});
