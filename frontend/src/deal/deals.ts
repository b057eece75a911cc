import { me, rest } from '../house.svelte';
import { Deals, type Started } from '../protocol/deals';
import type { Options } from '../protocol/types';
import { go } from '../router.svelte';
import { keepMatch, keepTable } from './kept';

/** The server's requests about matches for one, for the whole page. */
export const deals = new Deals(rest);

const arriveAt = ({ table }: Started) => go(`/t/${table}`);

/** Deals a game for one and goes there; a guest is made if there is none yet. */
export async function dealNew(game: string, options: Options, giveUp: boolean, key = ''): Promise<void> {
  await me.needed();
  const started = await deals.solitaire(game, options, giveUp, key);
  keepTable(game, started.table);
  arriveAt(started);
}

/** Plays the cards of a deal: for a result, or once more without. */
export async function playDeal(code: string, again = false): Promise<void> {
  await me.needed();
  const started = await deals.play(code, again);
  keepMatch(started.match, code, again);
  arriveAt(started);
}

/** Plays the cards of a finished match of mine once more. */
export async function playAgain(match: string, deal: string | null): Promise<void> {
  const started = await deals.again(match);
  keepMatch(started.match, deal, true);
  arriveAt(started);
}
