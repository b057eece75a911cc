import { expect, test } from 'vitest';
import { codeOf, inviteLink } from './invitation';

test.each([
  ['https://chalet.example/i/Zk4abc123', 'Zk4abc123'],
  ['  http://192.168.0.7:8080/i/Zk4abc123/ ', 'Zk4abc123'],
  ['/i/Zk4abc123?from=mail', 'Zk4abc123'],
  ['i/Zk4abc123', 'Zk4abc123'],
  ['Zk4abc123', 'Zk4abc123'],
])('%s holds the code', (pasted, code) => {
  expect(codeOf(pasted)).toBe(code);
});

test.each(['', 'hello there', 'https://chalet.example/t/abc12345', 'ab', '../i/x y'])('%s holds none', (pasted) => {
  expect(codeOf(pasted)).toBeUndefined();
});

test('a link can be read back', () => {
  expect(codeOf(inviteLink('abcDEF123456', 'https://chalet.example'))).toBe('abcDEF123456');
});
