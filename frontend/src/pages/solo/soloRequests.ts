import { me, rest } from '../../app.svelte';
import { Deals, type PlayOn, type Started } from '../../protocol/deals';
import type { Options } from '../../protocol/types';
import { go } from '../../router.svelte';
import { siteKey } from './siteKey.svelte';
import { forgetTable, keepTable } from './soloMemory';

/** The server's requests about matches for one, for the whole page. */
export const deals = new Deals(rest, () => siteKey.words.trim());

const arriveAt = ({ table }: Started) => go(`/t/${table}`);

/** Deals a game for one and goes there; a guest is made if there is none yet. */
export async function dealNew(game: string, options: Options, giveUp: boolean): Promise<void> {
  await me.needed();
  const started = await deals.solitaire(game, options, giveUp);
  keepTable(game, started.table);
  arriveAt(started);
}

/** Plays the cards of a deal: for a result, or once more without. */
export async function playDeal(deal: { code: string; game: string }, again = false): Promise<void> {
  await me.needed();
  const started = await deals.play(deal.code, again);
  if (again) keepTable(deal.game, started.table);
  else forgetTable(started.table);
  arriveAt(started);
}

/** Plays a finished match on from one of its plies, and goes there; a guest is made if there is none yet. */
export async function playOn(match: string, wish: PlayOn): Promise<void> {
  await me.needed();
  arriveAt(await deals.playOn(match, wish));
}

/** Plays the cards of a finished match of mine once more. */
export async function playAgain(match: string, game: string): Promise<void> {
  const started = await deals.again(match);
  keepTable(game, started.table);
  arriveAt(started);
}
