import type { GameModule } from '../game';
import { later } from '../later';
import cover from './cover';
import { chapterName, describeAction, describeEvent, describeResult } from './texts';
import type { CrashLandingAction, CrashLandingEvent, CrashLandingView } from './types';

const crashLanding: GameModule<CrashLandingView, CrashLandingAction, CrashLandingEvent> = {
  ...cover,
  Board: later(() => import('./Board.svelte')),
  Rules: later(() => import('./Rules.svelte')),
  describeEvent,
  describeAction,
  describeResult,
  chapter: ({ board }) => chapterName(board),
  checkDeal: async (...asked) => (await import('./deal')).checkDeal(...asked),
  checkLater: async (...asked) => (await import('./deal')).checkLater(...asked),
};

export default crashLanding;
