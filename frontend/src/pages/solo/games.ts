import { textsOf, type KnownGame } from '../../games/catalog.svelte';
import { gameInfos } from '../../games/infos';
import { loadEndings } from '../../games/endingWords.svelte';
import type { AnyGame } from '../../games/game';
import { loadGame } from '../../games/registry';
import type { GameInfo } from '../../protocol/types';

/** A game with all that its deals and records are told with. */
export interface DealtGame extends KnownGame {
  module: AnyGame;
}

/** True if one player can play it alone. */
export const isForOne = ({ minSeats }: GameInfo): boolean => minSeats === 1;

/** The games for one that server and page know, by id; no other is loaded. */
export async function gamesForOne(): Promise<Map<string, DealtGame>> {
  const infos = (await gameInfos()).filter(isForOne);
  const found = await Promise.all(infos.map(loaded));
  return new Map(found.map((game) => [game.info.id, game]));
}

/** One game, if server and page know it. */
export async function dealtGame(id: string): Promise<DealtGame | undefined> {
  const info = (await gameInfos()).find((one) => one.id === id);
  return info && loaded(info);
}

async function loaded(info: GameInfo): Promise<DealtGame> {
  const module = await loadGame(info.id);
  await loadEndings(module);
  return { info, texts: await textsOf(info), module };
}
