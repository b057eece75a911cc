import { expect, test } from 'vitest';
import { burnsOf, byValue, including, matching, sumOf, turned, worthOf } from './burns';
import type { Burn, CrashLandingAction } from '../types';

const pair: Burn = { type: 'Burn', port: ['C4'], starboard: ['H4'], direction: 'UP' };
const three: Burn = { type: 'Burn', port: ['C4'], starboard: ['D2', 'H2'], direction: 'UP' };
const down: Burn = { ...pair, direction: 'DOWN' };
const legal: CrashLandingAction[] = [three, pair, down, { type: 'EndTurn' }];

test('the burns are found among the legal actions', () => {
  expect(burnsOf(legal)).toEqual([three, pair, down]);
});

test('a burn is the same whichever side is called port, and in whatever order the rockets lie', () => {
  const burns = burnsOf(legal);
  expect(matching(burns, { port: ['H4'], starboard: ['C4'] }, 'UP')).toBe(pair);
  expect(matching(burns, { port: ['H2', 'D2'], starboard: ['C4'] }, 'UP')).toBe(three);
  expect(matching(burns, { port: ['H4'], starboard: ['C4'] }, 'DOWN')).toBe(down);
  expect(matching(burns, { port: ['H4', 'C4'], starboard: [] }, 'UP')).toBeUndefined();
});

test('the smallest burn that uses what is loaded comes first', () => {
  expect(including(burnsOf(legal), ['C4'], 'UP')).toEqual([pair, three]);
  expect(including(burnsOf(legal), ['D2'], 'UP')).toEqual([three]);
  expect(including(burnsOf(legal), ['D2'], 'DOWN')).toEqual([]);
});

test('a burn is turned so that what lies on a side stays there', () => {
  expect(turned(pair, { port: ['H4'], starboard: [] })).toEqual({ port: ['H4'], starboard: ['C4'] });
  expect(turned(pair, { port: ['C4'], starboard: [] })).toEqual({ port: ['C4'], starboard: ['H4'] });
});

test('upwards, with passengers, a rocket counts one less', () => {
  expect(worthOf('C1', 'GROUND', 'UP')).toBe(0);
  expect(worthOf('C8', 'RETURN', 'UP')).toBe(7);
  expect(worthOf('C8', 'RETURN', 'DOWN')).toBe(8);
  expect(worthOf('C8', 'DESCENT', 'UP')).toBe(8);
  expect(sumOf(['C3', 'D3'], 'RETURN', 'UP')).toBe(4);
});

test('rockets lie by value', () => {
  expect(byValue(['C7', 'D2', 'H2', 'S1'])).toEqual(['S1', 'D2', 'H2', 'C7']);
});
