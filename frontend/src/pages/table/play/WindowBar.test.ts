import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import WindowBar from './WindowBar.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the time left is shown as it passes, and not read out', async () => {
  render(WindowBar, { window: { kind: 'close', lengthMillis: 3000, closesAt: performance.now() + 3000 } });
  const timer = screen.getByRole('timer');
  expect(timer.textContent.trim()).toBe('0:03');
  expect(timer.getAttribute('aria-live')).toBe('off');
  await vi.advanceTimersByTimeAsync(2000);
  expect(timer.textContent.trim()).toBe('0:01');
  await vi.advanceTimersByTimeAsync(5000);
  expect(timer.textContent.trim()).toBe('0:00');
});
