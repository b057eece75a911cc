import type { GameModule } from '../game';
import { lazyComponent } from '../lazyComponent';
import cover from './cover';
import './inks.css';
import { chapterName, describeAction, describeEvent } from './texts/texts';
import { turnOf } from './turns';
import type { AntarcticAction, AntarcticEvent, AntarcticView } from './types';

const antarctic: GameModule<AntarcticView, AntarcticAction, AntarcticEvent> = {
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
  // An `Accept` that comes too late loses nothing: the play has already passed.
  losesNothing: ({ type }) => type === 'Accept',
  chapter: ({ board }) => chapterName(board.round),
  checkDeal: async (...asked) => (await import('./deal-check/deal')).checkDeal(...asked),
};

export default antarctic;
