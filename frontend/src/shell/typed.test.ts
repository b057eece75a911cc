import { expect, test } from 'vitest';
import { firstWord, queryOf } from './typed';

const CODE = 'Zk4abc123Zk4abc123Zk4a';

test.each([
  ['Zk4', 'Zk4'],
  ['(Zk4).', 'Zk4'],
  ['Zk4 at eight', 'Zk4'],
  ['2026-11-21).', '2026-11-21'],
  ['Ｚｋ４', 'Zk4'],
  ['Zk\u00ad4\u200b', 'Zk4'],
  [`${CODE}See`, CODE],
  [`${CODE}-tonight`, CODE],
  [`${CODE}_`, CODE],
  ['…', undefined],
  ['', undefined],
])('the first word of %s is %s', (text, word) => {
  expect(firstWord(text)).toBe(word);
});

test.each([
  '?ply=12&eyes=1',
  '?ply=12&eyes=1.',
  '?ply=12&eyes=1)',
  '?ply=12&amp;eyes=1',
  '?ply=12&eyes=1%20at%20eight',
  '?ply=12&eyes=1%E2%80%8B',
  '?eyes=1&ply=12,',
  '?fbclid=x&ply=12&eyes=1*',
])('%s opens a replay where it should', (search) => {
  const query = queryOf(search);
  expect([query.get('ply'), query.get('eyes')]).toEqual(['12', '1']);
});

test('what is not there stays away', () => {
  expect(queryOf('').has('ply')).toBe(false);
  expect(queryOf('?eyes=spectators').get('eyes')).toBe('spectators');
});
