/** The words of the track, which is there before the race, too. */
import { landscapeName, terrainNames } from '../cards/card-words';
import type { Landscape, Terrain } from '../types';

export const trackWords = {
  board: 'The table and the track',
  endsItself:
    'Hike!: end my turn or my race day by itself when nothing is left to do (after a short pause while I hold cards that nobody has seen)',
  track: (count: number): string => `The track: ${count} fields`,
  stretch: (first: number, last: number, landscape: Landscape | null, snow: string): string =>
    landscape
      ? `Fields ${first} to ${last}, ${landscapeName(landscape)}: ${snow}`
      : `Fields ${first} to ${last}: still face down`,
  snow: (terrain: Terrain, equipment: boolean): string =>
    equipment ? `${terrainNames[terrain]} that needs equipment` : terrainNames[terrain],
  covered: 'face down',
  across: 'lies across: from its day on, one card is opened in a turn',
  sledAt: (name: string, position: number, count: number): string =>
    position === 0
      ? `${name} at the start`
      : position === count
        ? `${name} at the finish`
        : `${name} on field ${position}`,
  wouldStand: (position: number): string => `Planned: my sled on field ${position}`,
};

/** "compact snow, ice, ice that needs equipment". */
export const snowOf = (list: readonly { terrain: Terrain; equipment: boolean }[]): string =>
  list.map(({ terrain, equipment }) => trackWords.snow(terrain, equipment)).join(', ');
