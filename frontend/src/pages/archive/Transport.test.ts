import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Chapter } from './chapters';
import Transport from './Transport.svelte';

afterEach(cleanup);

const rounds: Chapter[] = [
  { ply: 0, name: 'Round 1' },
  { ply: 20, name: 'Round 2' },
  { ply: 41, name: 'Round 3' },
];

function shown(ply: number, chapters: Chapter[] = rounds) {
  const goTo = vi.fn();
  render(Transport, { ply, last: 60, starts: [0, 5, 20, 30, 41], chapters, playing: false, goTo });
  return goTo;
}

test('the part that is shown has its name, and one jumps to the others', async () => {
  const goTo = shown(25);
  screen.getByText('Round 2 (2 of 3)');
  await fireEvent.click(screen.getByRole('button', { name: 'On to: Round 3' }));
  expect(goTo).toHaveBeenLastCalledWith(41);
  await fireEvent.click(screen.getByRole('button', { name: 'Back to: Round 2' }));
  expect(goTo).toHaveBeenLastCalledWith(20);
});

test('Shift with page up and page down jumps from part to part, to the end and to the deal', async () => {
  const goTo = shown(41);
  await fireEvent.keyDown(document.body, { key: 'PageUp', shiftKey: true });
  expect(goTo).toHaveBeenLastCalledWith(20);
  await fireEvent.keyDown(document.body, { key: 'PageDown', shiftKey: true });
  expect(goTo).toHaveBeenLastCalledWith(60);
});

test('a match without parts leaves these keys to the page', async () => {
  const goTo = shown(25, []);
  await fireEvent.keyDown(document.body, { key: 'PageDown', shiftKey: true });
  expect(goTo).not.toHaveBeenCalled();
  expect(screen.queryByText(/of 3/)).toBeNull();
});
