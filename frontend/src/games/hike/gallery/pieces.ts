import type { Piece, Pieces } from '../../../gallery/gameGallery';
import CardBack from '../cards/CardBack.svelte';
import Cube from '../cards/Cube.svelte';
import type { Dog } from '../cards/dogs';
import EquipmentSign from '../cards/EquipmentSign.svelte';
import HikeCard from '../cards/HikeCard.svelte';
import HuskyCard from '../cards/HuskyCard.svelte';
import { looks } from '../cards/husky-looks';
import MusherSign from '../cards/MusherSign.svelte';
import SledPawn from '../cards/SledPawn.svelte';
import UpgradeSign from '../cards/UpgradeSign.svelte';
import '../inks.css';
import TrailField from '../scene/TrailField.svelte';

const dogs = Object.keys(looks) as Dog[];
const seats = [0, 1, 2, 3, 4, 5];
const snows = ['COMPACT', 'ICE', 'POWDER'] as const;

const husky = (name: string, dog: Dog, props: Record<string, unknown> = {}, width?: number): Piece => ({
  name: `${dog}${name}`,
  component: HuskyCard,
  props: { dog, ...props },
  width,
});
/** A part of an svg around (0, 0). */
const sign = (name: string, component: Piece['component'], props: Record<string, unknown> = {}): Piece => ({
  name,
  component,
  props,
  viewBox: '-13 -13 26 26',
  width: 0.5,
});
const field = (name: string, field: unknown): Piece => ({
  ...sign(`field, ${name}`, TrailField, { field, x: 0, y: 0, radius: 9 }),
  viewBox: '-17 -17 34 34',
});

const pieces: Pieces = {
  width: 78,
  pieces: [
    ...dogs.map((dog) => husky('', dog)),
    ...dogs.map((dog, at) => husky(' tired', dog, { condition: 'TIRED', seat: at % 6 })),
    ...dogs.map((dog) => husky(' resting', dog, { condition: 'RESTING' })),
    ...(['H07', 'H17', 'H48', 'Y1'] as const).map((dog) => husky(' upgraded', dog, { upgraded: true })),
    // Without room for a name the points are larger.
    ...(['H07', 'H17', 'H48', 'Y1'] as const).map((dog) => husky(' small', dog, {}, 0.6)),
    ...(['EQUIPMENT', 'SINGLE_CARE', 'DOUBLE_CARE'] as const).map((card): Piece => ({
      name: card,
      component: HikeCard,
      props: { card },
    })),
    { name: 'back', component: CardBack },
    { name: 'back of the care cards', component: CardBack, props: { deck: 'CARE' } },
    ...seats.flatMap((seat) => [
      { ...sign(`sled ${seat}`, SledPawn, { seat }), viewBox: '-24 -42 48 48' },
      sign(`cube ${seat}`, Cube, { seat }),
      sign(`musher ${seat}`, MusherSign, { seat }),
    ]),
    sign('equipment', EquipmentSign),
    sign('upgrade', UpgradeSign),
    ...snows.flatMap((terrain) => [
      field(terrain, { terrain, equipment: false }),
      field(`${terrain} with equipment`, { terrain, equipment: true }),
    ]),
    field('covered', null),
  ],
};

export default pieces;
