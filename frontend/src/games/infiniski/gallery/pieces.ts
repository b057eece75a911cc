import type { Piece, Pieces } from '../../../gallery/gameGallery';
import ScoreTrack from '../board/ScoreTrack.svelte';
import CardBack from '../cards/CardBack.svelte';
import CardPicture from '../cards/CardPicture.svelte';
import { slopeCards, type PrintedSection } from '../deck';
import '../inks.css';
import Flag from '../scene/Flag.svelte';
import Racer from '../scene/Racer.svelte';
import SpeedSign from '../scene/SpeedSign.svelte';
import Yeti from '../scene/Yeti.svelte';
import SnowMarks from '../slope/SnowMarks.svelte';
import type { SlopeCard } from '../types';

const cards = Object.keys(slopeCards) as SlopeCard[];
const PARTS = ['PORTRAIT', 'LEFT', 'RIGHT'] as const;
const SNOW = 'var(--slope)';
const WOOD = 'var(--timber)';

const face = (card: SlopeCard, name = '', props: Record<string, unknown> = { more: true }): Piece => ({
  name: `${card}${name}`,
  component: CardPicture,
  props: { card, ...props },
});
/** A part of an svg that stands in the snow at (0, 0). */
const inSnow = (name: string, component: Piece['component'], props: Record<string, unknown>): Piece => ({
  name,
  component,
  props,
  viewBox: '-66 -90 132 112',
  width: 0.8,
  ground: SNOW,
});
const signs: Record<string, Record<string, unknown>> = {
  'speed 3': { speeds: [3], hazard: null, buried: false, flag: 0 },
  'speed 10': { speeds: [10], hazard: 4, buried: false, flag: 3 },
  'speed 4 or 5': { speeds: [4, 5], hazard: 2, buried: false, flag: 0 },
  'speed of one buried': { speeds: [2], hazard: 3, buried: true, flag: 0 },
};
const poses: Record<string, Record<string, unknown>> = {
  'skier, slow': { speed: 1 },
  'skier, ready': { speed: 5 },
  'skier, fast': { speed: 9 },
  'skier in the air': { speed: 5, flying: true },
};
const marks = (card: SlopeCard, part: (typeof PARTS)[number], section: PrintedSection | null): Piece => ({
  name: `${card} in the snow, ${part}`,
  component: SnowMarks,
  props: { section, x: 0, y: 0 },
  viewBox: '-80 -10 160 76',
  ground: SNOW,
});

const pieces: Pieces = {
  width: 92,
  pieces: [
    ...cards.map((card) => face(card)),
    ...cards
      .filter((card) => PARTS.some((part) => slopeCards[card][part]?.flag === 'WITH_MORE'))
      .map((card) => face(card, ' without more flags', {})),
    face('S01', ' to be laid across', { more: true, ways: ['LANDSCAPE'], up: 'LANDSCAPE' }),
    face('S01', ' to be laid upright', { more: true, ways: ['PORTRAIT', 'LANDSCAPE'], up: 'PORTRAIT' }),
    { name: 'back', component: CardBack },
    {
      name: 'score card',
      component: ScoreTrack,
      props: { view: { speed: 3, hazard: 2 }, ahead: [] },
      width: 4,
      ground: WOOD,
    },
    {
      name: 'score card, looked ahead',
      component: ScoreTrack,
      props: { view: { speed: 7, hazard: 4 }, ahead: [{ speed: 9, hazard: 5 }] },
      width: 7,
      ground: WOOD,
    },
    ...cards.flatMap((card) => PARTS.map((part) => marks(card, part, slopeCards[card][part]))),
    ...Object.entries(signs).map(([name, props]) => inSnow(name, SpeedSign, { x: 0, y: 0, ...props })),
    ...Object.entries(poses).map(([name, props]) => inSnow(name, Racer, props)),
    inSnow('flag', Flag, { x: 0, y: 0 }),
    inSnow('flag, taken', Flag, { x: 0, y: 0, down: true }),
    inSnow('yeti', Yeti, { x: 0, y: 0 }),
  ],
};

export default pieces;
