import { knownGames, type KnownGame } from '../games/catalog.svelte';
import type { AnyGame } from '../games/game';
import { loadGame } from '../games/registry';

/** A game with all that its deals and records are told with. */
export interface DealtGame extends KnownGame {
  module: AnyGame;
}

/** The games that server and page know, by id. */
export async function dealtGames(): Promise<Map<string, DealtGame>> {
  const found = await Promise.all(
    (await knownGames()).map(async (known) => {
      const module = await loadGame(known.info.id);
      return module ? [{ ...known, module }] : [];
    }),
  );
  return new Map(found.flat().map((game) => [game.info.id, game]));
}

/** Whether somebody can play it alone. */
export const isForOne = ({ info }: KnownGame): boolean => info.minSeats === 1;
