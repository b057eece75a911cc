import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EndStage } from './endStage.svelte';

let animations: Partial<Animation>[] = [];
const running = (endTime: number) =>
  ({ playState: 'running', effect: { getComputedTiming: () => ({ endTime }) } }) as unknown as Animation;
const board = { getBoundingClientRect: () => ({ top: 0 }), getAnimations: () => animations } as unknown as Element;

beforeEach(() => {
  animations = [];
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.animate = () => running(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function ended(sawItRunning = true): EndStage {
  const stage = new EndStage();
  if (sawItRunning) stage.running();
  stage.over(() => board);
  return stage;
}

test('a board that has come to rest is looked at for a second and a half', () => {
  const stage = ended();
  vi.advanceTimersByTime(1400);
  expect(stage.come).toBe(false);
  vi.advanceTimersByTime(200);
  expect(stage.come).toBe(true);
});

test('what still moves is seen to its end, for two and a half seconds at most; what never ends is not waited for', () => {
  animations = [running(3000)];
  const stage = ended();
  vi.advanceTimersByTime(2400);
  expect(stage.come).toBe(false);
  vi.advanceTimersByTime(200);
  expect(stage.come).toBe(true);
  animations = [running(Infinity)];
  const other = ended();
  vi.advanceTimersByTime(1600);
  expect(other.come).toBe(true);
});

test.each(['pointerdown', 'keydown'])('a press (%s) brings the result', (type) => {
  const stage = ended();
  dispatchEvent(type === 'keydown' ? new KeyboardEvent(type, { key: 'Enter' }) : new Event(type));
  expect(stage.come).toBe(true);
});

test('a key held down since the last action is no press', () => {
  const stage = ended();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true }));
  expect(stage.come).toBe(false);
});

test('the result comes at once with reduced motion, and to a page that never saw the match running', () => {
  expect(ended(false).come).toBe(true);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(ended().come).toBe(true);
});

test('a page that is left waits no more', () => {
  const stage = new EndStage();
  stage.running();
  stage.over(() => board)();
  vi.advanceTimersByTime(3000);
  expect(stage.come).toBe(false);
});
