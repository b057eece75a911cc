/** The words of the track, which is there before the race, too. */
import { landscapeName, terrainNames } from '../cards/card-texts';
import type { Landscape, Terrain } from '../types';

type Field = Readonly<{ terrain: Terrain; equipment: boolean }>;

export const trackWords = {
  board: 'Hike! board',
  endsItself:
    'Hike!: end my turn or race day automatically when nothing is left to do (after a short pause while I hold cards others haven’t seen)',
  track: (count: number): string => `Track: ${count} fields`,
  /** A stretch with its fields; `landscape` is null while it is face down. */
  stretch: (
    first: number,
    last: number,
    landscape: Landscape | null,
    fields: readonly Field[],
    across: boolean,
  ): string => {
    const stretch =
      landscape === null
        ? `Fields ${first} to ${last}: face down`
        : `Fields ${first} to ${last}, ${landscapeName(landscape)}: ${fields.map(fieldName).join(', ')}`;
    return across ? `${stretch}; rotated: from its day on, each turn opens one card` : stretch;
  },
  covered: 'face down',
  read: 'Read the track',
  sledAt: (name: string, position: number, count: number): string =>
    position === 0
      ? `${name} at the start`
      : position === count
        ? `${name} at the finish`
        : `${name} on field ${position}`,
  wouldStand: (position: number): string => `Planned: your sled on field ${position}`,
};

/** "ice", "compact snow that needs equipment". */
const fieldName = ({ terrain, equipment }: Field): string =>
  equipment ? `${terrainNames[terrain]} that needs equipment` : terrainNames[terrain];
