import { expect, test } from 'vitest';
import { COLOURS, isJoker, isWild, NUMERALS, pack, printed, SUITS } from './printed';
import { prints } from './cards/inks';
import { suitPaths } from './cards/suits';

test('the deck has one card for each colour, suit and number, and two Jokers for those who want them', () => {
  expect(new Set(pack(0)).size).toBe(125);
  expect(pack(0).some(isJoker)).toBe(false);
  expect(pack(2).slice(125)).toEqual(['JOKER_ONE', 'JOKER_TWO']);
  expect(pack(0).slice(0, 2)).toEqual(['RED_CIRCLE_ONE', 'RED_CIRCLE_TWO']);
});

test('a card says what is printed on it', () => {
  expect(printed('YELLOW_BLOB_QUESTION')).toEqual({ colour: 'YELLOW', suit: 'BLOB', number: 'QUESTION' });
  expect(printed('JOKER_TWO')).toBeNull();
});

test('black, blob and Joker are for their player to declare: 45 cards, and the Jokers', () => {
  expect(pack(0).filter(isWild)).toHaveLength(NUMERALS.length * (COLOURS.length + SUITS.length - 1));
  expect(isWild('BLACK_HEART_ONE')).toBe(true);
  expect(isWild('RED_BLOB_ONE')).toBe(true);
  expect(isWild('JOKER_ONE')).toBe(true);
  expect(isWild('RED_HEART_ONE')).toBe(false);
});

test('colour is never the only mark: every colour has a hatch and a tab of its own, every suit a shape', () => {
  const all = COLOURS.map((colour) => prints[colour]);
  expect(new Set(all.map((print) => print.strokes)).size).toBe(5);
  expect(new Set(all.map((print) => print.tab)).size).toBe(5);
  expect(new Set(SUITS.map((suit) => suitPaths[suit])).size).toBe(5);
});
