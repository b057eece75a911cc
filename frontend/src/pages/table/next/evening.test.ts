import { expect, test } from 'vitest';
import type { Evening } from '../../../protocol/types';
import { linesOf, scoreText, winsOf } from './evening';

const of = (name: string, points: number, rank: number) => ({ player: `p${name}`, name, points, rank });
const evening: Evening = {
  matches: [
    { match: 'm1', game: 'avalanche', endedAt: '', results: [of('Anna', 46, 2), of('Ben', 47, 1)] },
    {
      match: 'm2',
      game: 'hike',
      endedAt: '',
      results: [of('Anna', 51, 1), { ...of('Alma', 51, 1), player: 'bot1', bot: 'SKIER' }, of('Ben', 40, 3)],
    },
    {
      match: 'm3',
      game: 'hike',
      endedAt: '',
      results: [{ ...of('Alma', 30, 2), player: 'bot0', bot: 'SKIER' }, of('Ben', 52, 1)],
    },
  ],
};
const titles = new Map([
  ['avalanche', 'Avalanche'],
  ['hike', 'Hike!'],
]);

test('wins are counted by person, a bot by its name, a shared first place for all', () => {
  expect(winsOf(evening).map(({ name, count }) => [name, count])).toEqual([
    ['Ben', 2],
    ['Alma', 1],
    ['Anna', 1],
  ]);
});

test('the score can be shared as one line', () => {
  expect(scoreText(linesOf(evening, titles), winsOf(evening))).toBe(
    'Avalanche: Ben 47, Anna 46 · Hike!: Anna 51, Alma 51, Ben 40 · Hike!: Ben 52, Alma 30; wins: Ben 2, Alma 1, Anna 1',
  );
});

test('a friend who came back as another guest counts as one person, two friends of one name do not', () => {
  const mia = (player: string, rank: number) => ({ ...of('Mia', 40, rank), player });
  const match = (...results: ReturnType<typeof of>[]) => ({ match: 'm', game: 'hike', endedAt: '', results });
  const counts = (...matches: Evening['matches']) => winsOf({ matches }).map(({ name, count }) => [name, count]);
  const before = match(mia('p1', 1), of('Ben', 30, 2));
  const after = match(mia('p2', 1), of('Ben', 30, 2));
  expect(counts(before, after)).toEqual([
    ['Mia', 2],
    ['Ben', 0],
  ]);
  expect(counts(before, after, match(mia('p1', 2), mia('p2', 1)))).toEqual([
    ['Mia', 2],
    ['Mia', 1],
    ['Ben', 0],
  ]);
});
