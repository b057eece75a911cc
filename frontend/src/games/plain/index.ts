/** Games of the server without a folder here: everything shown of them is derived from the server's data. */
import type { GameInfo } from '../../protocol/types';
import type { AnyGame, GameTexts } from '../game';
import GamePoster from '../GamePoster.svelte';
import { gameInfos } from '../infos';
import { lazyComponent } from '../lazyComponent';
import { words } from './texts';
import { describeAction, describeEvent, label, phrase } from './words';

const made = new Map<string, Promise<AnyGame>>();

/** A game on the plain board; one that the server offers no more, too, for its matches go on. */
export function plainGame(id: string): Promise<AnyGame> {
  const game = made.get(id) ?? make(id);
  made.set(id, game);
  game.catch(() => made.delete(id));
  return game;
}

async function make(id: string): Promise<AnyGame> {
  const info = (await gameInfos()).find((one) => one.id === id);
  return {
    Board: lazyComponent(() => import('./Board.svelte')),
    Rules: lazyComponent(async () => (await import('./about')).rulesOf(id, info)),
    Poster: (target) => GamePoster(target, { game: id }),
    texts: textsOf(id, info),
    describeEvent,
    describeAction,
  };
}

/** Titles, options and windows by the names that the server has for them. */
export function textsOf(id: string, info: GameInfo | undefined): GameTexts {
  const options = info?.options ?? [];
  return {
    title: info?.name ?? label(id),
    tagline: words.tagline,
    optionNames: Object.fromEntries(
      options.map(({ key, choices }) => [
        key,
        {
          label: label(key),
          choices: Object.fromEntries(
            choices.map(({ value }) => [`${value}`, { label: label(phrase(key, value, [])) }]),
          ),
        },
      ]),
    ),
    windowNames: Object.fromEntries((info?.windows ?? []).map(({ kind }) => [kind, { label: label(kind) }])),
    reasons: anyReason,
  };
}

/** A sentence for each reason of the game; the sentence for a match that was not played out is the page's own. */
const anyReason: Record<string, string> = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, reason) => (typeof reason === 'string' && reason !== 'concluded' ? `${label(reason)}.` : undefined),
  },
);
