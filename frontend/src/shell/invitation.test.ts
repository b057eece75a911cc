import { expect, test } from 'vitest';
import { codeOf, inviteLink, pageIn } from './invitation';

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

const CODE = 'Zk4abc123Zk4abc123Zk4a';

test.each([
  [`https://chalet.example/i/${CODE}See you`],
  [`https://chalet.example/i/${CODE}-tonight`],
  [`https://chalet.example/i/${CODE}_`],
  [`https://chalet.example/i/${CODE}&amp;utm_source=mail`],
  [`https://chalet.example/i/${CODE} at eight in the evening, as always`],
  ['https://chalet.example/i/Zk4abc123Zk4=\nabc123Zk4a'],
  ['https://chalet.example/i/Zk4abc123Zk4\n  abc123Zk4a'],
  ['> https://chalet.example/i/Zk4abc123Zk4\r\n> abc123Zk4a\r\n> See you'],
  [`https://chalet.example/i/\n${CODE}`],
  [`HTTPS://CHALET.EXAMPLE/I/${CODE}`],
  [`chalet.example/i/${CODE}`],
  [`[http://[::1]:8080/i/${CODE}]`],
  [`<https://chalet.example/i/${CODE}|Play with me tonight at eight>`],
  [`<a href="https://chalet.example/i/${CODE}">Play</a>`],
  [`https://mail.example/?url=https%253A%252F%252Fchalet.example%252Fi%252F${CODE}%2526x`],
  [`100%FF fun: https%3A%2F%2Fchalet.example%2Fi%2F${CODE}%3Ffbclid%3Dx`],
  [`https://safe.example/?url=https%3A%2F%2Fchalet.example%2Fi%2F${CODE}&data=05%7C02%7C%C3%28`],
  [`https://defense.example/v2/url?u=https-3A__chalet.example_i_${CODE}&d=x`],
  [`https://defense.example/v3/__https://chalet.example/i/${CODE}__;!!x`],
  ['Zk4abc123Zk4 abc123Zk4a'],
  ['Zk4abc123Zk4=\nabc123Zk4a'],
])('%s holds a whole code', (pasted) => {
  expect(codeOf(pasted)).toBe(CODE);
});

test.each([
  '',
  'hello there',
  'please let me in tonight ok',
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

test.each([
  [`Join: https://chalet.example/i/${CODE}`, `/i/${CODE}`],
  [CODE, `/i/${CODE}`],
  [`https://chalet.example/t/${CODE}.`, `/t/${CODE}`],
  [`<https://chalet.example/deal/${CODE}?fbclid=x>`, `/deal/${CODE}`],
  [`https://chalet.example/m/${CODE}?ply=12`, `/m/${CODE}`],
  ['> https://chalet.example/t/Zk4abc123Zk4=\n> abc123Zk4a', `/t/${CODE}`],
  [`HTTPS://CHALET.EXAMPLE/T/${CODE}`, `/t/${CODE}`],
  ['https://chalet.example/rules/hike', undefined],
  ['hello there', undefined],
])('%s leads to %s', (pasted, page) => {
  expect(pageIn(pasted)).toBe(page);
});
