import type { GameModule } from '../game';
import { later } from '../later';
import cover from './cover';
import { chapterName, describeAction, describeEvent } from './texts';
import type { AvalancheAction, AvalancheEvent, AvalancheView } from './types';

const avalanche: GameModule<AvalancheView, AvalancheAction, AvalancheEvent> = {
  ...cover,
  Board: later(() => import('./Board.svelte')),
  Rules: later(() => import('./Rules.svelte')),
  describeEvent,
  describeAction,
  chapter: ({ board }) => chapterName(board.avalanches),
  checkDeal: async (...asked) => (await import('./deal')).checkDeal(...asked),
  checkLater: async (...asked) => (await import('./deal')).checkLater(...asked),
};

export default avalanche;
