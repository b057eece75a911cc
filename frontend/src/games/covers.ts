import type { GameCover } from './game';

/** Each game's cover lies in its folder, so that no list has to be kept. */
const covers = import.meta.glob<{ default: GameCover }>('./*/cover.ts');

/** Loads a game's cover; undefined if this page has no files of that game. */
export async function loadCover(id: string): Promise<GameCover | undefined> {
  return (await covers[`./${id}/cover.ts`]?.())?.default;
}
