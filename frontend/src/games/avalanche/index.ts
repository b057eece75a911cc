import type { GameModule } from '../game';
import Board from './Board.svelte';
import { checkDeal } from './deal';
import Poster from './Poster.svelte';
import Rules from './Rules.svelte';
import { describeAction, describeEvent, gameTexts } from './texts';
import type { AvalancheAction, AvalancheEvent, AvalancheView } from './types';

const avalanche: GameModule<AvalancheView, AvalancheAction, AvalancheEvent> = {
  Board,
  Rules,
  Poster,
  texts: gameTexts,
  describeEvent,
  describeAction,
  checkDeal,
};

export default avalanche;
