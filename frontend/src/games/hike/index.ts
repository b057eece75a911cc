import type { GameModule } from '../game';
import { lazyComponent } from '../lazyComponent';
import Board from './Board.svelte';
import cover from './cover';
import './inks.css';
import { chapterName, describeAction, describeEvent } from './texts/texts';
import { turnOf } from './turns';
import type { HikeAction, HikeEvent, HikeView } from './types';

const hike: GameModule<HikeView, HikeAction, HikeEvent> = {
  ...cover,
  // The part with which a match begins.
  Board: Object.assign(Board, { fetch: () => import('./preparation/Preparation.svelte') }),
  Rules: lazyComponent(() => import('./rules/Rules.svelte')),
  sounds: async () => (await import('./sounds')).sounds,
  lesson: async () => (await import('./texts/lesson-texts')).lesson,
  smallCards: async () => (await import('./cards/small-cards')).smallCards,
  ending: async () => (await import('./texts/ending-texts')).describeEnding,
  describeEvent,
  turnOf,
  describeAction,
  chapter: ({ board }) => chapterName(board.phase),
  checkDeal: async (...asked) => (await import('./deal-check/deal')).checkDeal(...asked),
  checkLater: async (...asked) => (await import('./deal-check/deal')).checkLater(...asked),
};

export default hike;
