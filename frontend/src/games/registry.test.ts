import { expect, test, vi } from 'vitest';
import { coverOf } from './covers';
import { words } from './plain/texts';
import { hasBoard, loadGame } from './registry';

test.each(['chess', 'toString'])('%s has no board of its own, so it is played on the plain one', async (id) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  expect(hasBoard(id)).toBe(false);
  expect((await loadGame(id)).texts.tagline).toBe(words.tagline);
});

test('a game with a board of its own has it', async () => {
  expect(hasBoard('avalanche')).toBe(true);
  expect((await loadGame('avalanche')).texts.title).toBe('Avalanche');
});

test('a game has its title and its picture without the rest of it', () => {
  const cover = coverOf('avalanche');
  expect(cover?.texts.title).toBe('Avalanche');
  expect(cover?.Poster).toBeTypeOf('function');
});

test('a game that this page does not know has no cover', () => {
  expect(coverOf('chess')).toBeUndefined();
  expect(coverOf('../games/avalanche')).toBeUndefined();
});
