import { afterEach, expect, test } from 'vitest';
import { forgetTable, keepOptions, keepTable, keptOptions, keptTable } from './soloMemory';

afterEach(() => localStorage.clear());

test('options and tables are remembered apart', () => {
  keepOptions('alone', { storm: 'ON' });
  keepTable('alone', 't1');
  expect(keptOptions('alone')).toEqual({ storm: 'ON' });
  expect(keptTable('alone')).toBe('t1');
  expect(keptTable('other')).toBeUndefined();
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
