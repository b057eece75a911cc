import type { GameModule } from '../game';
import { lazyComponent } from '../lazyComponent';
import cover from './cover';
import './inks.css';
import { chapterName, describeAction, describeEvent, describeResult } from './texts/texts';
import { turnOf } from './turns';
import type { CrashLandingAction, CrashLandingEvent, CrashLandingView } from './types';

const crashLanding: GameModule<CrashLandingView, CrashLandingAction, CrashLandingEvent> = {
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
  describeResult,
  mayBeImpossible: ({ reEntry }) => reEntry === 'ON',
  chapter: ({ board }) => chapterName(board),
  checkDeal: async (...asked) => (await import('./deal-check/deal')).checkDeal(...asked),
  checkLater: async (...asked) => (await import('./deal-check/deal')).checkLater(...asked),
};

export default crashLanding;
