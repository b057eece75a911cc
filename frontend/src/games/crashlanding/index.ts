import type { GameModule } from '../game';
import { later, laterPicture } from '../later';
import { chapterName, describeAction, describeEvent, describeResult, gameTexts } from './texts';
import type { CrashLandingAction, CrashLandingEvent, CrashLandingView } from './types';

const crashLanding: GameModule<CrashLandingView, CrashLandingAction, CrashLandingEvent> = {
  Board: later(() => import('./Board.svelte')),
  Rules: later(() => import('./Rules.svelte')),
  Poster: laterPicture(() => import('./Poster.svelte')),
  texts: gameTexts,
  describeEvent,
  describeAction,
  describeResult,
  chapter: ({ board }) => chapterName(board),
  checkDeal: async (...asked) => (await import('./deal')).checkDeal(...asked),
  checkLater: async (...asked) => (await import('./deal')).checkLater(...asked),
};

export default crashLanding;
