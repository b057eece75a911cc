import type { GameInfo } from '../protocol/types';
import { coverOf } from './covers';
import type { AnyGame, GameTexts } from './game';
import { gameInfos } from './infos';
import { hasBoard, loadGame, plainTexts } from './registry';

/** A game of this server, and the words with which this page offers it. */
export interface KnownGame {
  info: GameInfo;
  texts: GameTexts;
}

let loading: Promise<KnownGame[]> | undefined;

/** The games of this server in its order; asked for once. */
export function knownGames(): Promise<KnownGame[]> {
  loading ??= fetchGames().catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}

async function fetchGames(): Promise<KnownGame[]> {
  const infos = await gameInfos();
  return Promise.all(infos.map(async (info) => ({ info, texts: await textsOf(info) })));
}

/** The words of a game; of one that this page does not know, by the names that the server has for everything. */
export async function textsOf(info: GameInfo): Promise<GameTexts> {
  return coverOf(info.id)?.texts ?? plainTexts(info);
}

/** A game's title, for places where only its id is known. */
export async function gameTitle(id: string): Promise<string> {
  const own = coverOf(id)?.texts.title;
  if (own) return own;
  const infos = await gameInfos().catch((): GameInfo[] => []);
  return infos.find((info) => info.id === id)?.name ?? id;
}

/** A game that this page has a board for, or that the server names. */
export async function anyGame(id: string): Promise<AnyGame | undefined> {
  const named = hasBoard(id) || (await gameInfos()).some((info) => info.id === id);
  return named ? loadGame(id) : undefined;
}
