import { rest } from '../app.svelte';
import type { GameInfo } from '../protocol/types';

let asking: Promise<GameInfo[]> | undefined;

/** What the server says of its games; asked for once, and no game is loaded for it. */
export function gameInfos(): Promise<GameInfo[]> {
  asking ??= rest.games().catch((failure: unknown) => {
    asking = undefined;
    throw failure;
  });
  return asking;
}
