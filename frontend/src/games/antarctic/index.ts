import type { GameModule } from '../game';
import { later, laterPicture } from '../later';
import { checkDeal } from './deal';
import { chapterName, describeAction, describeEvent, gameTexts } from './texts';
import type { AntarcticAction, AntarcticEvent, AntarcticView } from './types';

const antarctic: GameModule<AntarcticView, AntarcticAction, AntarcticEvent> = {
  Board: later(() => import('./Board.svelte')),
  Rules: later(() => import('./Rules.svelte')),
  Poster: laterPicture(() => import('./Poster.svelte')),
  texts: gameTexts,
  describeEvent,
  describeAction,
  // What was to be let pass has passed.
  losesNothing: ({ type }) => type === 'Accept',
  chapter: ({ board }) => chapterName(board.round),
  checkDeal,
};

export default antarctic;
