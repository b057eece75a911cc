import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkView } from '../app.svelte';
import Board from '../games/avalanche/board/Board.svelte';
import { moments } from '../games/avalanche/gallery/moments';

const LONG = 10_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  linkView.state = 'connecting';
});

/** Lays the mouse on a symbol of a board. */
async function pointed(): Promise<Element> {
  const { container } = render(Board, { props: { ...moments.two!, act: vi.fn() } });
  await fireEvent.pointerOver(container.querySelector('[data-symbol]')!, { pointerType: 'mouse', buttons: 0 });
  return container.querySelector('[data-board]')!;
}

const explanation = async (): Promise<Element | null> => {
  vi.advanceTimersByTime(LONG);
  vi.useRealTimers();
  await import('./symbols/SymbolHover.svelte');
  await new Promise((done) => setTimeout(done));
  return document.querySelector('[data-symbol-note]');
};

test('a mouse that rests on a symbol is told its meaning', async () => {
  await pointed();
  expect(await explanation()).not.toBeNull();
});

test('a mouse that has left the board is told nothing', async () => {
  const board = await pointed();
  await fireEvent.pointerLeave(board);
  expect(await explanation()).toBeNull();
});

test('a mouse that rests on a symbol while the link is cut is told nothing: what is not there brings a reload', async () => {
  await pointed();
  linkView.state = 'reconnecting';
  expect(await explanation()).toBeNull();
});

test.each(['reconnecting', 'offline'] as const)('animations wait while the link is %s', async (cut) => {
  const { container } = render(Board, { props: { ...moments.two!, act: vi.fn() } });
  const moves = async () => {
    await vi.advanceTimersByTimeAsync(LONG);
    await import('./flights');
    await tick();
    return container.querySelector('.flights[data-ready]');
  };
  linkView.state = cut;
  await tick();
  expect(await moves()).toBeNull();
  linkView.state = 'live';
  await tick();
  await vi.waitFor(async () => expect(await moves()).not.toBeNull());
});
