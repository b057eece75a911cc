import type { GameCover } from './game';

/** Each game's cover lies in its folder, so that no list has to be kept. */
const covers = import.meta.glob<GameCover>('./*/cover.ts', { eager: true, import: 'default' });

/** Returns a game's cover; undefined if this page has no files of that game. */
export const coverOf = (id: string): GameCover | undefined => covers[`./${id}/cover.ts`];
