import type { AnyGame } from './game';

/** One line a game: `<id>: () => import('./<id>').then((module) => module.default)`. */
const games: Record<string, () => Promise<AnyGame>> = {
  antarctic: () => import('./antarctic').then((module) => module.default),
  avalanche: () => import('./avalanche').then((module) => module.default),
  crashlanding: () => import('./crashlanding').then((module) => module.default),
  hike: () => import('./hike').then((module) => module.default),
  infiniski: () => import('./infiniski').then((module) => module.default),
};

/** Loads a game's half of the front end; undefined if this page does not know the game. */
export function loadGame(id: string): Promise<AnyGame> | undefined {
  return Object.hasOwn(games, id) ? games[id]?.() : undefined;
}
