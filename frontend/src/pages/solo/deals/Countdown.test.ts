import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { texts } from '../texts';
import Countdown from './Countdown.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('when the moment has come it calls until that is done', async () => {
  const ended = vi.fn(() => Promise.resolve(false));
  render(Countdown, { until: Date.now() + 3_000, ended });
  await vi.advanceTimersByTimeAsync(2_500);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  screen.getByText(texts.ended);
  expect(ended).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ended).toHaveBeenCalledTimes(3);
  ended.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ended).toHaveBeenCalledTimes(4);
});

test('calls in vain become rare: a clock that was set ahead does not ask the server in a loop', async () => {
  const ended = vi.fn(() => Promise.resolve(false));
  render(Countdown, { until: Date.now() + 3_000, ended });
  vi.setSystemTime(Date.now() + 86_400_000);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ended.mock.calls.length).toBeLessThan(20);
});

test('of a moment that has passed before nothing is called', async () => {
  const ended = vi.fn(() => Promise.resolve(false));
  render(Countdown, { until: Date.now() - 1_000, ended });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).not.toHaveBeenCalled();
});
