import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from './rest';
import { untilTold } from './untilTold';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unreachable = () => Promise.reject(new Problem(0, 'unreachable', 'No answer.'));

test('asks again until there is an answer, and takes it once', async () => {
  const ask = vi.fn<() => Promise<string>>(unreachable);
  const take = vi.fn();
  untilTold(ask, take, 100);
  await vi.advanceTimersByTimeAsync(250);
  expect(ask).toHaveBeenCalledTimes(3);
  ask.mockResolvedValue('told');
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(4);
  expect(take.mock.calls).toEqual([['told']]);
});

test.each([
  [404, 1],
  [403, 1],
  [429, 3],
  [503, 3],
])('after %i it asks %i times in all', async (status, times) => {
  const ask = vi.fn(() => Promise.reject(new Problem(status, 'code', 'Words.')));
  untilTold(ask, () => {}, 100);
  await vi.advanceTimersByTimeAsync(250);
  expect(ask).toHaveBeenCalledTimes(times);
});

test('when it is ended nothing is asked or taken any more', async () => {
  const ask = vi.fn<() => Promise<string>>(unreachable);
  untilTold(ask, () => {}, 100)();
  await vi.advanceTimersByTimeAsync(250);
  expect(ask).toHaveBeenCalledTimes(1);
  const take = vi.fn();
  untilTold(() => Promise.resolve('late'), take, 100)();
  await vi.advanceTimersByTimeAsync(250);
  expect(take).not.toHaveBeenCalled();
});
