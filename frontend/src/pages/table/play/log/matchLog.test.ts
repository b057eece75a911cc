import { expect, test } from 'vitest';
import { MatchLog } from './matchLog.svelte';

const words = (log: MatchLog) => log.lines.map((line) => line.words);

test('what is taken back leaves the log, and what was only noted stays', () => {
  const log = new MatchLog();
  log.tell('one');
  log.tell('two');
  log.tell('');
  log.note('More happened while you were away.');
  log.takeBack(0);
  expect(words(log)).toHaveLength(3);
  log.takeBack(2);
  expect(words(log)).toEqual(['one', 'More happened while you were away.']);
  log.takeBack(5);
  expect(words(log)).toEqual(['More happened while you were away.']);
});

test('a restart replaces all lines, and what it tells can be taken back', () => {
  const log = new MatchLog();
  log.tell('old');
  log.restart(['one', 'two']);
  log.takeBack(1);
  expect(words(log)).toEqual(['one']);
  expect(new Set(log.lines.map(({ id }) => id)).size).toBe(1);
});

test('the log keeps 400 lines', () => {
  const log = new MatchLog();
  for (let line = 1; line <= 500; line++) log.tell(`line ${line}`);
  expect(log.lines).toHaveLength(400);
  log.takeBack(1);
  expect(words(log).at(-1)).toBe('line 499');
});
