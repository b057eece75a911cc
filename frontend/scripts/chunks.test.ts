import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { CHUNKS, claim } from './chunks.mjs';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
const names = CHUNKS.map(({ name }) => name);

test.each(CHUNKS)('$name begins with a module that is there, after chunks that are there', ({ begins, after }) => {
  if (begins) expect(sources.some((path) => begins.test(path))).toBe(true);
  expect(names).toEqual(expect.arrayContaining([...after]));
});

test('what two chunks need goes to the nearest that both come after, with all that it needs itself', () => {
  const imports: Record<string, string[]> = { board: ['card', 'own'], rules: ['card'], poster: ['art'], card: ['art'] };
  const chains = new Map<string, (string | null)[]>();
  const game = ['game', 'games', 'shell'];
  claim('board', ['game-board', ...game], chains, (id) => imports[id] ?? []);
  claim('rules', ['game-rules', ...game], chains, (id) => imports[id] ?? []);
  claim('poster', ['posters', 'games', 'shell'], chains, (id) => imports[id] ?? []);
  expect(Object.fromEntries([...chains].map(([id, [name]]) => [id, name]))).toEqual({
    board: 'game-board',
    own: 'game-board',
    rules: 'game-rules',
    card: 'game',
    poster: 'posters',
    art: 'games',
  });
});
