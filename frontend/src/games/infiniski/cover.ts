import type { GameCover } from '../game';
import { laterPicture } from '../later';
import { gameTexts } from './game-texts';

const cover: GameCover = {
  Poster: laterPicture(() => import('./Poster.svelte')),
  texts: gameTexts,
};

export default cover;
