import type { GameModule } from '../game';
import { later } from '../lazyComponent';
import cover from './cover';
import { chapterName, describeAction, describeEvent, describeResult } from './texts/texts';
import type { InfiniskiAction, InfiniskiEvent, InfiniskiView } from './types';

const infiniski: GameModule<InfiniskiView, InfiniskiAction, InfiniskiEvent> = {
  ...cover,
  Board: later(() => import('./board/Board.svelte')),
  Rules: later(() => import('./rules/Rules.svelte')),
  describeEvent,
  describeAction,
  describeResult,
  chapter: ({ shuffles }) => chapterName(shuffles),
  checkDeal: async (...asked) => (await import('./deal-check/deal')).checkDeal(...asked),
  checkLater: async (...asked) => (await import('./deal-check/deal')).checkLater(...asked),
};

export default infiniski;
