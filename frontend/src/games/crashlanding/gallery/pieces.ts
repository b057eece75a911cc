import type { Piece, Pieces } from '../../../gallery/gameGallery';
import RocketBack from '../cards/RocketBack.svelte';
import RocketCard from '../cards/RocketCard.svelte';
import RocketChip from '../cards/RocketChip.svelte';
import { rockets } from '../deck';
import '../inks.css';
import LanderArt from '../scene/LanderArt.svelte';
import SpeedArrow from '../scene/SpeedArrow.svelte';
import TouchdownSign from '../scene/TouchdownSign.svelte';
import Wreck from '../scene/Wreck.svelte';
import type { Rocket } from '../types';

const all = Object.keys(rockets) as Rocket[];
const SKY = 'var(--space-mid)';

const lander = (name: string, props: Record<string, unknown>): Piece => ({
  name: `lander, ${name}`,
  component: LanderArt,
  props,
  viewBox: '-64 -140 128 170',
  ground: SKY,
});

const pieces: Pieces = {
  width: 72,
  inks: 'crash-space',
  pieces: [
    ...all.map((rocket): Piece => ({ name: rocket, component: RocketCard, props: { rocket } })),
    { name: 'back', component: RocketBack },
    ...all.map((rocket): Piece => ({ name: `chip ${rocket}`, component: RocketChip, props: { rocket }, width: 0.5 })),
    ...(['SOFT', 'HARD', 'WRECK', null] as const).map((touchdown): Piece => ({
      name: `touchdown ${touchdown ?? 'ORBIT'}`,
      component: TouchdownSign,
      props: { touchdown },
      width: 0.5,
      ground: SKY,
    })),
    ...[3, 0, -2].map((speed): Piece => ({
      name: `speed ${speed}`,
      component: SpeedArrow,
      props: { speed },
      width: 0.5,
      ground: SKY,
    })),
    lander('first', {}),
    lander('second', { second: true }),
    lander('with people', { passengers: true }),
    lander('burning up', { burning: 'UP' }),
    lander('burning down', { burning: 'DOWN', thrust: 8 }),
    lander('to come', { ghost: true }),
    { name: 'wreck', component: Wreck, props: { fresh: false }, ground: SKY, room: '36px 28px 12px' },
  ],
};

export default pieces;
