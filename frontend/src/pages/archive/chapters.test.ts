import { expect, test } from 'vitest';
import { chapterAt, chaptersOf } from './chapters';

const plies = [1, 1, 2, 2, 3].map((round) => ({ view: { round } }));
const game = { chapter: (view: { round: number }) => `Round ${view.round}` };

test('a part begins where its name changes', () => {
  expect(chaptersOf(plies, game)).toEqual([
    { ply: 0, name: 'Round 1' },
    { ply: 2, name: 'Round 2' },
    { ply: 4, name: 'Round 3' },
  ]);
});

test('one part is none, and so is a game without parts', () => {
  expect(chaptersOf(plies.slice(0, 2), game)).toEqual([]);
  expect(chaptersOf(plies, {})).toEqual([]);
});

test('a ply belongs to the part that began last', () => {
  const chapters = chaptersOf(plies, game);
  expect(chapterAt(chapters, 0)?.name).toBe('Round 1');
  expect(chapterAt(chapters, 3)?.name).toBe('Round 2');
  expect(chapterAt(chapters, 4)?.name).toBe('Round 3');
  expect(chapterAt([], 4)).toBeUndefined();
});
