import type { GameModule } from '../game';
import { later, laterPicture } from '../later';
import { chapterName, describeAction, describeEvent, gameTexts } from './texts';
import type { HikeAction, HikeEvent, HikeView } from './types';

const hike: GameModule<HikeView, HikeAction, HikeEvent> = {
  Board: later(() => import('./Board.svelte')),
  Rules: later(() => import('./Rules.svelte')),
  Poster: laterPicture(() => import('./Poster.svelte')),
  texts: gameTexts,
  describeEvent,
  describeAction,
  chapter: ({ board }) => chapterName(board.phase),
  checkDeal: async (...asked) => (await import('./deal')).checkDeal(...asked),
  checkLater: async (...asked) => (await import('./deal')).checkLater(...asked),
};

export default hike;
