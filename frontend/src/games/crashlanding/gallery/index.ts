import type { GameGallery } from '../../../gallery/gameGallery';
import Board from '../board/Board.svelte';
import '../inks.css';
import Rules from '../rules/Rules.svelte';
import Poster from '../scene/Poster.svelte';
import { describeEvent } from '../texts/texts';
import { moments } from './moments';

const gallery: GameGallery = {
  Board,
  moments,
  pictures: {
    poster: { component: Poster, framed: true },
    rules: { component: Rules, props: { anchor: 'balance' } },
  },
  describeEvent,
};

export default gallery;
