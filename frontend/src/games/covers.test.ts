import { expect, test } from 'vitest';
import { loadCover } from './covers';

test('a game has its title and its picture without the rest of it', async () => {
  const cover = await loadCover('avalanche');
  expect(cover?.texts.title).toBe('Avalanche');
  expect(cover?.Poster).toBeTypeOf('function');
});

test('a game that this page does not know has no cover', async () => {
  expect(await loadCover('chess')).toBeUndefined();
  expect(await loadCover('../games/avalanche')).toBeUndefined();
});
