import { rest } from '../app.svelte';
import type { GameInfo } from '../protocol/types';

let asking: Promise<GameInfo[]> | undefined;

/** Returns the server's list of games; asks the server once, and loads no game. */
export function gameInfos(): Promise<GameInfo[]> {
  asking ??= rest.games().catch((failure: unknown) => {
    asking = undefined;
    throw failure;
  });
  return asking;
}
