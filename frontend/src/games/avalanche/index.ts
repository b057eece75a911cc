import type { GameModule } from '../game';
import { lazyComponent } from '../lazyComponent';
import cover from './cover';
import './inks.css';
import { chapterName, describeAction, describeEvent } from './texts/texts';
import { turnOf } from './turns';
import type { AvalancheAction, AvalancheEvent, AvalancheView } from './types';

const avalanche: GameModule<AvalancheView, AvalancheAction, AvalancheEvent> = {
  ...cover,
  Board: lazyComponent(() => import('./board/Board.svelte')),
  Rules: lazyComponent(() => import('./rules/Rules.svelte')),
  sounds: async () => (await import('./sounds')).sounds,
  lesson: async () => (await import('./texts/lesson-texts')).lesson,
  smallCards: async () => (await import('./cards/small-cards')).smallCards,
  ending: async () => (await import('./texts/ending-texts')).describeEnding,
  describeEvent,
  turnOf,
  describeAction,
  chapter: ({ board }) => chapterName(board.avalanches),
  checkDeal: async (...asked) => (await import('./deal-check/deal')).checkDeal(...asked),
  checkLater: async (...asked) => (await import('./deal-check/deal')).checkLater(...asked),
};

export default avalanche;
