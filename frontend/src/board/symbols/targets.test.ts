import { expect, test } from 'vitest';
import { arranged, grown, LEAST, type Target } from './targets';

const at = (left: number, top: number, width: number, height: number, ...symbols: string[]): Target => ({
  left,
  top,
  width,
  height,
  symbols,
});

test('what is small grows around its middle', () => {
  expect(grown(at(100, 100, 10, 40))).toMatchObject({ left: 93, top: 100, width: LEAST, height: 40 });
});

test('what lies apart stays apart, the smallest on top', () => {
  const [small, large] = [at(60, 0, 30, 30, 'a'), at(0, 0, 50, 70, 'b')];
  expect(arranged([small, large])).toEqual([large, small]);
});

test('a badge on a card is a target of its own: enough of the card is left', () => {
  expect(arranged([at(0, 0, 50, 70, 'card'), at(34, 0, 24, 24, 'badge')])).toHaveLength(2);
});

test('fanned cards of which too little is left are one target, with the symbols of all', () => {
  const fan = [0, 6, 12, 18].map((left, card) => at(left, 0, 30, 42, `card${card}`));
  expect(arranged(fan)).toEqual([at(0, 0, 48, 42, 'card0', 'card1', 'card2', 'card3')]);
});

test('small symbols side by side that would overlap once grown are one target', () => {
  const [only, ...others] = arranged([at(0, 0, 12, 12, 'a'), at(14, 0, 12, 12, 'b')]);
  expect(others).toEqual([]);
  expect(only!.symbols).toEqual(['a', 'b']);
});
