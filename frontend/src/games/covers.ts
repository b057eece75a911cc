import type { GameCover } from './game';

/** Each game's cover lies in its folder, so that no list has to be kept. */
const covers = import.meta.glob<{ default: GameCover }>('./*/cover.ts');

/** What is seen of a game before anybody plays it; undefined if this page has nothing of the game's own. */
export async function loadCover(id: string): Promise<GameCover | undefined> {
  return (await covers[`./${id}/cover.ts`]?.())?.default;
}
