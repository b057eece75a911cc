import { afterEach, expect, test, vi } from 'vitest';
import { asSeen, bare, initialOf, parsed } from './isolation';

afterEach(() => vi.unstubAllGlobals());

const GRANDPA = 'סבא 4';

test('names and texts that run from right to left are isolated, wherever they stand', () => {
  const told = { player: { name: GRANDPA }, chat: [{ text: 'مرحبا (1)' }], names: [GRANDPA] };
  expect(parsed(JSON.stringify(told))).toEqual({
    player: { name: `\u2068${GRANDPA}\u2069` },
    chat: [{ text: '\u2068مرحبا (1)\u2069' }],
    names: [`\u2068${GRANDPA}\u2069`],
  });
});

test('a name that begins from left to right and ends the other way is isolated, too', () => {
  expect(parsed(JSON.stringify('Ada סבא'))).toBe('\u2068Ada סבא\u2069');
});

test.each(['Ada (2)', 'Zoë', '雪山', '🏔️ 4', ''])('"%s" stays as it is', (name) => {
  expect(parsed(JSON.stringify({ name, count: 4, none: null }))).toEqual({ name, count: 4, none: null });
});

test('what is put into a field is what was typed', () => {
  expect(bare(parsed(JSON.stringify(GRANDPA)) as string)).toBe(GRANDPA);
  expect(bare('Ada')).toBe('Ada');
});

test.each([
  ['Ada', 'A'],
  ['\u2068סבא 4\u2069', 'ס'],
  ['👨‍👩‍👧 Ada', '👨‍👩‍👧'],
  ['', ''],
])('the first letter of %s is %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});

test.each([
  ['Ada', 'A'],
  ['\u2068סבא 4\u2069', 'ס'],
  ['🏔️ 4', '🏔'],
  ['', ''],
])('without a Segmenter, as in Firefox until 124, the first letter of %s is %s', (name, letter) => {
  vi.stubGlobal('Intl', {});
  expect(initialOf(name)).toBe(letter);
});

test.each([
  ['Ada\n', 'Ada'],
  ['Ada\tLovelace', 'Ada Lovelace'],
  ['\u00a0Ada\u3000', 'Ada'],
  ['\ufeffAda\u200b', 'Ada'],
  ['\u200eAda\u200f', 'Ada'],
  ['\u202aAda\u202c', 'Ada'],
  ['\u2068\u05e1\u05d1\u05d0 4\u2069', '\u05e1\u05d1\u05d0 4'],
  ['A\u00adda', 'Ada'],
  ['Ada\ufffc', 'Ada'],
  ['Ada\ud83c', 'Ada'],
  ['\u200b', ''],
  ['\u0645\u06cc\u200c\u062e\u0648', '\u0645\u06cc\u200c\u062e\u0648'],
  ['👨‍👩‍👧 Ada', '👨‍👩‍👧 Ada'],
  ['❄️', '❄️'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
])('%j is seen as %j', (typed, seen) => {
  expect(asSeen(typed)).toBe(seen);
});
