import type { GameModule } from '../game';
import { checkDeal } from './deal';
import Board from './LaterBoard.svelte';
import Poster from './LaterPoster.svelte';
import Rules from './LaterRules.svelte';
import { describeAction, describeEvent, gameTexts } from './texts';
import type { AntarcticAction, AntarcticEvent, AntarcticView } from './types';

const antarctic: GameModule<AntarcticView, AntarcticAction, AntarcticEvent> = {
  Board,
  Rules,
  Poster,
  texts: gameTexts,
  describeEvent,
  describeAction,
  checkDeal,
};

export default antarctic;
