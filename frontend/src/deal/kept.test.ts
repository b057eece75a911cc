import { afterEach, expect, test } from 'vitest';
import { forgetTable, keepMatch, keepOptions, keepTable, keptMatch, keptOptions, keptTable } from './kept';

afterEach(() => localStorage.clear());

test('options, tables and matches are remembered apart', () => {
  keepOptions('alone', { storm: 'ON' });
  keepTable('alone', 't1');
  keepMatch('m1', 'D1');
  keepMatch('m2', null, true);
  expect(keptOptions('alone')).toEqual({ storm: 'ON' });
  expect(keptTable('alone')).toBe('t1');
  expect(keptMatch('m1')).toEqual({ match: 'm1', deal: 'D1', again: false });
  expect(keptMatch('m2')).toEqual({ match: 'm2', deal: null, again: true });
  expect(keptMatch('m3')).toBeUndefined();
});

test('the newest sixty matches are enough', () => {
  for (let number = 0; number < 70; number++) keepMatch(`m${number}`, null);
  expect(keptMatch('m9')).toBeUndefined();
  expect(keptMatch('m10')).toBeDefined();
});

test('what somebody else wrote there is forgotten', () => {
  localStorage.setItem('chalet.deals', 'oops');
  expect(keptOptions('alone')).toBeUndefined();
});

test('a table at which a deal is played is none at which one goes on', () => {
  keepTable('alone', 't1');
  keepTable('other', 't2');
  forgetTable('t1');
  expect(keptTable('alone')).toBeUndefined();
  expect(keptTable('other')).toBe('t2');
});
