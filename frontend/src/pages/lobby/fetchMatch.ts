import { loadGame } from '../../games/registry';

/** Fetches what a room is shown with, while the server opens it or lets me in. */
export const fetchRoom = (): Promise<unknown> =>
  Promise.allSettled([import('../table/TablePage.svelte'), import('../table/gathering/Gathering.svelte')]);

/**
 * Fetches what a match of that game is shown with, while the server makes it. What cannot be had is missed again when it
 * is shown; until then, an element with `data-unsaved` keeps the page from being reloaded for it.
 */
export const fetchMatch = (game: string): Promise<unknown> =>
  Promise.allSettled([import('../table/TablePage.svelte'), loadGame(game).then(({ Board }) => Board.fetch?.())]);
