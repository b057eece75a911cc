import type { GameInfo } from '../protocol/types';
import type { AnyGame, GameTexts } from './game';

/** One line a game: `<id>: () => import('./<id>').then((module) => module.default)`. */
const games: Record<string, () => Promise<AnyGame>> = {
  antarctic: () => import('./antarctic').then((module) => module.default),
  avalanche: () => import('./avalanche').then((module) => module.default),
  crashlanding: () => import('./crashlanding').then((module) => module.default),
  hike: () => import('./hike').then((module) => module.default),
  infiniski: () => import('./infiniski').then((module) => module.default),
};

/** Returns true if a game has a board of its own here. */
export const hasBoard = (id: string): boolean => Object.hasOwn(games, id);

/** Loads a game's half of the front end; a game that has none is played on the plain board. */
export function loadGame(id: string): Promise<AnyGame> {
  const own = hasBoard(id) ? games[id] : undefined;
  return own ? own() : import('./plain').then(({ plainGame }) => plainGame(id));
}

/** The words of a game that this page does not know. */
export const plainTexts = async (info: GameInfo): Promise<GameTexts> =>
  (await import('./plain')).textsOf(info.id, info);
