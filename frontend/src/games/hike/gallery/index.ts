import type { GameGallery, Picture } from '../../../gallery/gameGallery';
import Board from '../Board.svelte';
import '../inks.css';
import Rules from '../rules/Rules.svelte';
import Poster from '../scene/Poster.svelte';
import { describeEvent } from '../texts/texts';
import { moments } from './moments';
import { moments as races } from './races';
import Trail from './Trail.svelte';

/** The track alone, at each moment of a race. */
const trails = Object.entries(races).map(([name, moment]): [string, Picture] => [
  `trail-${name}`,
  { component: Trail, props: { moment, ghost: name.includes('start') ? null : 18 } },
]);

const gallery: GameGallery = {
  Board,
  moments: { ...moments, ...races },
  pictures: {
    poster: { component: Poster, framed: true },
    rules: { component: Rules, props: { anchor: 'placing' } },
    ...Object.fromEntries(trails),
  },
  describeEvent,
};

export default gallery;
