import { expect, test } from 'vitest';
import { codeOf, inviteLink } from './invitation';

test.each([
  ['https://chalet.example/i/Zk4abc123', 'Zk4abc123'],
  ['  http://192.168.0.7:8080/i/Zk4abc123/ ', 'Zk4abc123'],
  ['/i/Zk4abc123?from=mail', 'Zk4abc123'],
  ['i/Zk4abc123', 'Zk4abc123'],
  ['Zk4abc123', 'Zk4abc123'],
  ['<https://chalet.example/i/Zk4abc123>', 'Zk4abc123'],
  ['https://chalet.example/i/Zk4abc123.', 'Zk4abc123'],
  ['"https://chalet.example/i/Zk4abc123"', 'Zk4abc123'],
  ['(https://chalet.example/i/Zk4abc123)', 'Zk4abc123'],
  ['[Play](https://chalet.example/i/Zk4abc123)', 'Zk4abc123'],
  ['*https://chalet.example/i/Zk4abc123*', 'Zk4abc123'],
  ['https://chalet.example/i/Zk4abc123\u200B', 'Zk4abc123'],
  ['https://chalet.example/i/Zk4\u00ADabc123', 'Zk4abc123'],
  ['\u2068https://chalet.example/i/Zk4abc123\u2069', 'Zk4abc123'],
  ['https://chalet.example//i/Zk4abc123', 'Zk4abc123'],
  ['https://chalet.example/i/Zk4abc123…', 'Zk4abc123'],
  ['https://chalet.example/i/Zk4abc123?fbclid=x#y', 'Zk4abc123'],
  ['https://chalet.example/i/Zk4abc123，来吧', 'Zk4abc123'],
  ['https://chalet.example/i/Zk4abc123来吧', 'Zk4abc123'],
  ['Join me: https://chalet.example/i/Zk4abc123 at eight', 'Zk4abc123'],
  ['Tonight?\nhttps://chalet.example/i/Zk4abc123\nSee you', 'Zk4abc123'],
  ['https://l.example/?u=https%3A%2F%2Fchalet.example%2Fi%2FZk4abc123%3Ffbclid%3Dx', 'Zk4abc123'],
  ['100% fun: https://chalet.example/i/Zk4abc123', 'Zk4abc123'],
  ['“Zk4abc123”', 'Zk4abc123'],
  ['Ｚｋ４ａｂｃ１２３', 'Zk4abc123'],
  ['The code is Zk4abc123Zk4abc123Zk4a.', 'Zk4abc123Zk4abc123Zk4a'],
])('%s holds the code', (pasted, code) => {
  expect(codeOf(pasted)).toBe(code);
});

test.each([
  '',
  'hello there',
  'https://chalet.example/t/abc12345',
  'https://chalet.example/t/Zk4abc123Zk4abc123Zk4a',
  'https://chalet.example/wiki/Zk4abc123',
  'ab',
  '../i/x y',
])('%s holds none', (pasted) => {
  expect(codeOf(pasted)).toBeUndefined();
});

test('a link can be read back', () => {
  expect(codeOf(inviteLink('abcDEF123456', 'https://chalet.example'))).toBe('abcDEF123456');
});
