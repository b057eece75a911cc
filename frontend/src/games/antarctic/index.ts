import type { GameModule } from '../game';
import { checkDeal } from './deal';
import Board from './LaterBoard.svelte';
import Poster from './LaterPoster.svelte';
import Rules from './LaterRules.svelte';
import { chapterName, describeAction, describeEvent, gameTexts } from './texts';
import type { AntarcticAction, AntarcticEvent, AntarcticView } from './types';

const antarctic: GameModule<AntarcticView, AntarcticAction, AntarcticEvent> = {
  Board,
  Rules,
  Poster,
  texts: gameTexts,
  describeEvent,
  describeAction,
  // What was to be let pass has passed.
  losesNothing: ({ type }) => type === 'Accept',
  chapter: ({ board }) => chapterName(board.round),
  checkDeal,
};

export default antarctic;
