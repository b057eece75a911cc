import { beforeEach, expect, test, vi } from 'vitest';
import { BotSpeed } from './botSpeed.svelte';

const hurry = vi.fn();
const speed = (match: string) => new BotSpeed(match, 'USUAL', hurry);

beforeEach(() => {
  localStorage.clear();
  hurry.mockClear();
});

test('my speed stays after a reload, and the server is told once', () => {
  speed('m1').choose('QUICK');
  expect(hurry).toHaveBeenLastCalledWith('QUICK');
  const reloaded = speed('m1');
  expect(reloaded.pace).toBe('QUICK');
  reloaded.tell();
  reloaded.tell();
  expect(hurry).toHaveBeenCalledTimes(2);
  expect(hurry).toHaveBeenLastCalledWith('QUICK');
});

test('after a reconnect the server is told again', () => {
  const mine = speed('m1');
  mine.choose('SLOW');
  mine.lost();
  mine.tell();
  expect(hurry.mock.calls).toEqual([['SLOW'], ['SLOW']]);
});

test('another match, and one where I chose nothing, keep the table’s', () => {
  speed('m1').choose('QUICK');
  const other = speed('m2');
  expect(other.pace).toBe('USUAL');
  other.lost();
  other.tell();
  expect(hurry).toHaveBeenCalledTimes(1);
});
