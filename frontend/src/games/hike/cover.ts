import type { GameCover } from '../game';
import { laterPicture } from '../lazyComponent';
import { gameTexts } from './texts/game-texts';

const cover: GameCover = {
  Poster: laterPicture(() => import('./scene/Poster.svelte')),
  texts: gameTexts,
};

export default cover;
