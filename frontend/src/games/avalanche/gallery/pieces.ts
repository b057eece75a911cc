import PisteSign from '../../../art/PisteSign.svelte';
import type { Piece, Pieces } from '../../../gallery/gameGallery';
import CardBack from '../cards/CardBack.svelte';
import CardPicture from '../cards/CardPicture.svelte';
import '../inks.css';
import type { Card } from '../types';

const pistes = ['GREEN', 'BLUE', 'RED', 'BLACK'] as const;
const others = ['LIFT', 'AVALANCHE', 'SKI_PATROL', 'PISTE_CLOSED', 'WIPEOUT', 'LIFT_PASS'] as const;

const face = (card: Card): Piece => ({ name: card, component: CardPicture, props: { card } });

const pieces: Pieces = {
  width: 72,
  pieces: [
    ...[...pistes, ...others].map(face),
    { name: 'back', component: CardBack },
    { name: 'back of the lifts', component: CardBack, props: { lift: true } },
    ...pistes.map((piste): Piece => ({
      name: `sign of ${piste}`,
      component: PisteSign,
      props: { piste },
      viewBox: '-12 -12 24 24',
      width: 0.5,
    })),
  ],
};

export default pieces;
