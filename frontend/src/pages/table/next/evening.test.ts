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
