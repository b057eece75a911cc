import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import CardFace from './CardFace.svelte';
import { pack } from '../printed';
import type { Card, Face } from '../types';

afterEach(cleanup);

const draw = (card: Card, declared?: Face): string => {
  const drawn = render(CardFace, { props: { card, declared } }).container.innerHTML;
  cleanup();
  return drawn;
};

test('no two cards look alike', () => {
  expect(new Set(pack(2).map((card) => draw(card))).size).toBe(127);
});

test('a declared card shows what is printed, and flies the flag of what it counts as', () => {
  const printed = draw('BLACK_HEART_THREE');
  const asRed = draw('BLACK_HEART_THREE', { colour: 'RED', suit: 'HEART', number: 'THREE' });
  expect(printed).not.toContain('Red');
  expect(asRed).toContain('Black');
  expect(asRed).toContain('Red');
});

test('a card of which nothing can be declared flies no flag', () => {
  const face: Face = { colour: 'RED', suit: 'CIRCLE', number: 'THREE' };
  expect(draw('RED_CIRCLE_THREE', face)).toBe(draw('RED_CIRCLE_THREE'));
});

test('a declared Joker shows its number too', () => {
  const joker = (number: Face['number']) => draw('JOKER_ONE', { colour: 'BLUE', suit: 'HEART', number });
  expect(joker('TWO')).not.toBe(joker('THREE'));
});
