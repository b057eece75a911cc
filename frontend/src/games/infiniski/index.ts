import type { GameModule } from '../game';
import { later } from '../later';
import cover from './cover';
import { chapterName, describeAction, describeEvent, describeResult } from './texts';
import type { InfiniskiAction, InfiniskiEvent, InfiniskiView } from './types';

const infiniski: GameModule<InfiniskiView, InfiniskiAction, InfiniskiEvent> = {
  ...cover,
  Board: later(() => import('./Board.svelte')),
  Rules: later(() => import('./Rules.svelte')),
  describeEvent,
  describeAction,
  describeResult,
  chapter: ({ shuffles }) => chapterName(shuffles),
  checkDeal: async (...asked) => (await import('./deal')).checkDeal(...asked),
  checkLater: async (...asked) => (await import('./deal')).checkLater(...asked),
};

export default infiniski;
