import type { GameModule } from '../game';
import Board from './LaterBoard.svelte';
import Poster from './LaterPoster.svelte';
import Rules from './LaterRules.svelte';
import { chapterName, describeAction, describeEvent, gameTexts } from './texts';
import type { AvalancheAction, AvalancheEvent, AvalancheView } from './types';

const avalanche: GameModule<AvalancheView, AvalancheAction, AvalancheEvent> = {
  Board,
  Rules,
  Poster,
  texts: gameTexts,
  describeEvent,
  describeAction,
  chapter: ({ board }) => chapterName(board.avalanches),
  checkDeal: async (...asked) => (await import('./deal')).checkDeal(...asked),
  checkLater: async (...asked) => (await import('./deal')).checkLater(...asked),
};

export default avalanche;
