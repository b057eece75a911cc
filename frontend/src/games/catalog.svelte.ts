import { rest } from '../house.svelte';
import type { GameInfo } from '../protocol/types';
import type { GameTexts } from './game';
import { loadGame } from './registry';

/** A game that both this server and this page know. */
export interface KnownGame {
  info: GameInfo;
  texts: GameTexts;
}

let loading: Promise<KnownGame[]> | undefined;
let asking: Promise<GameInfo[]> | undefined;

/** What the server says of its games; asked for once, and no game is loaded for it. */
export function gameInfos(): Promise<GameInfo[]> {
  asking ??= rest.games().catch((failure: unknown) => {
    asking = undefined;
    throw failure;
  });
  return asking;
}

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
  const games = await Promise.all(
    infos.map(async (info) => {
      const module = await loadGame(info.id);
      return module ? [{ info, texts: module.texts }] : [];
    }),
  );
  return games.flat();
}

/** A game's title, for places where only its id is known. */
export async function gameTitle(id: string): Promise<string> {
  return (await loadGame(id))?.texts.title ?? id;
}
