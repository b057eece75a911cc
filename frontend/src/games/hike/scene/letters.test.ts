import { expect, test } from 'vitest';
import { lettersOf } from './letters';

test.each([
  [['Ada', 'Ben', 'Chris'], 'A B C'],
  [['Ada', 'Bot Milo', 'Bot Lotte'], 'A M L'],
  [['Merry Marmot', 'Bot Milo', 'Bot Lotte'], 'M I L'],
  [['Ada', 'Alma', 'ada'], 'A L D'],
  [['a', 'a', 'a (2)'], 'A 2 ('],
])('%j have a letter each', (names, letters) => {
  expect(lettersOf(names).join(' ')).toBe(letters);
  expect(new Set(lettersOf(names)).size).toBe(names.length);
});
