import type { GameCover } from '../game';
import { lazyPicture } from '../lazyComponent';
import { gameTexts } from './texts/game-texts';

const cover: GameCover = {
  Poster: lazyPicture(() => import('./scene/Poster.svelte')),
  texts: gameTexts,
};

export default cover;
