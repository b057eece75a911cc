import { expect, test } from 'vitest';
import { attempt, challenge, dayDeal } from './examples';
import { honourOf, progressOf } from './dealProgress';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const NEXT = Date.parse('2026-11-22T00:00:00.000Z');

test('a challenge waits for ever, a day until it ends', () => {
  expect(progressOf(challenge(), NEXT)).toBe('BEFORE');
  expect(progressOf(dayDeal(), NOON)).toBe('BEFORE');
  expect(progressOf(dayDeal(), NEXT)).toBe('MISSED');
});

test.each([
  ['PLAYING', 'PLAYING'],
  ['OVER', 'DONE'],
  ['GAVE_UP', 'DONE'],
  ['WAIVED', 'LOOKING'],
] as const)('with an attempt that is %s I am %s', (status, progress) => {
  expect(progressOf(challenge({ mine: attempt('Me', 1, { status }) }), NOON)).toBe(progress);
  expect(progressOf(dayDeal({ mine: attempt('Me', 1, { status }) }), NEXT)).toBe(progress);
});

test('a record is the best of more than one', () => {
  const list = (everyone: string[], mine: string[]) => ({
    game: 'alone',
    options: {},
    everyone: everyone.map((name) => attempt(name, 1)),
    mine: mine.map((name) => attempt(name, 1)),
  });
  expect(honourOf(list(['A', 'B'], ['A']), 'mA')).toBe('EVERYONE');
  expect(honourOf(list(['B', 'A'], ['A', 'C']), 'mA')).toBe('OWN');
  expect(honourOf(list(['B', 'A'], ['C', 'A']), 'mA')).toBeNull();
  expect(honourOf(list(['A'], ['A']), 'mA')).toBeNull();
  expect(honourOf(undefined, 'mA')).toBeNull();
});
