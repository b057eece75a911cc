import type { GameModule } from '../game';
import { later, laterPicture } from '../later';
import { chapterName, describeAction, describeEvent, describeResult, gameTexts } from './texts';
import type { InfiniskiAction, InfiniskiEvent, InfiniskiView } from './types';

const infiniski: GameModule<InfiniskiView, InfiniskiAction, InfiniskiEvent> = {
  Board: later(() => import('./Board.svelte')),
  Rules: later(() => import('./Rules.svelte')),
  Poster: laterPicture(() => import('./Poster.svelte')),
  texts: gameTexts,
  describeEvent,
  describeAction,
  describeResult,
  chapter: ({ shuffles }) => chapterName(shuffles),
  checkDeal: async (...asked) => (await import('./deal')).checkDeal(...asked),
  checkLater: async (...asked) => (await import('./deal')).checkLater(...asked),
};

export default infiniski;
