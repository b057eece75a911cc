import type { GameModule } from '../game';
import { lazyComponent } from '../lazyComponent';
import cover from './cover';
import './inks.css';
import { chapterName, describeAction, describeEvent, describeResult } from './texts/texts';
import { turnOf } from './turns';
import type { InfiniskiAction, InfiniskiEvent, InfiniskiView } from './types';

const infiniski: GameModule<InfiniskiView, InfiniskiAction, InfiniskiEvent> = {
  ...cover,
  Board: lazyComponent(() => import('./board/Board.svelte')),
  Rules: lazyComponent(() => import('./rules/Rules.svelte')),
  sounds: async () => (await import('./sounds')).sounds,
  lesson: async () => (await import('./texts/lesson-texts')).lesson,
  ending: async () => (await import('./texts/ending-texts')).describeEnding,
  describeEvent,
  turnOf,
  describeAction,
  describeResult,
  chapter: ({ shuffles }) => chapterName(shuffles),
  checkDeal: async (...asked) => (await import('./deal-check/deal')).checkDeal(...asked),
  checkLater: async (...asked) => (await import('./deal-check/deal')).checkLater(...asked),
};

export default infiniski;
