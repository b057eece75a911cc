/** The scenery of each landscape: shared parts, with their places and sizes. */
import type { Landscape } from '../types';

/** A part that stands on the snow, 30 units high at size 1. */
export type Part =
  | 'pine'
  | 'bentPine'
  | 'log'
  | 'stump'
  | 'peak'
  | 'crag'
  | 'cabin'
  | 'tent'
  | 'stones'
  | 'reindeer'
  | 'pole'
  | 'reeds'
  | 'boat'
  | 'hut'
  | 'mound'
  | 'shard'
  | 'wind'
  | 'flags'
  | 'bridge';

/** A part that lies in the snow under the track, between two places of the stretch. */
export type Ground = 'lake' | 'river' | 'tongue' | 'floes' | 'bowl' | 'drift' | 'glow';

/** Along the stretch from 0 (where the track comes in) to 1; `size` 1 is as high as there is room. */
type Piece = readonly [part: Part, along: number, size: number, behind?: number];

export interface Scene {
  ground: readonly (readonly [kind: Ground, from: number, to: number])[];
  pieces: readonly Piece[];
}

const wood = (places: readonly number[], sizes: readonly number[]): Piece[] =>
  places.map((along, index) => ['pine', along, sizes[index % sizes.length] ?? 0.8, index % 2 === 0 ? 0.22 : 0.02]);

/** From the back to the front. */
export const scenes: Record<Landscape, Scene> = {
  LS: {
    ground: [['glow', 0.02, 0.3]],
    pieces: [...wood([0.5, 0.58], [0.75, 0.6]), ['cabin', 0.16, 0.95], ...wood([0.38, 0.72, 0.8, 0.94], [0.7, 0.85])],
  },
  L01: {
    ground: [],
    pieces: wood([0.04, 0.13, 0.2, 0.31, 0.39, 0.47, 0.56, 0.66, 0.73, 0.84, 0.91, 0.98], [0.8, 0.95, 0.7, 1, 0.85]),
  },
  L02: {
    ground: [['lake', 0.46, 0.68]],
    pieces: [
      ...wood([0.03, 0.1, 0.18, 0.27], [0.95, 0.75, 1.05]),
      ...wood([0.36, 0.78, 0.86, 0.95], [0.6, 1, 0.8]),
      ['stump', 0.7, 0.4],
    ],
  },
  L03: {
    ground: [],
    pieces: [
      ...wood([0.05, 0.13, 0.22], [0.95, 0.8, 1]),
      ['log', 0.42, 0.72, 0.16],
      ['log', 0.56, 0.8, -0.08],
      ['stump', 0.3, 0.5],
      ['stump', 0.7, 0.55],
      ...wood([0.8, 0.89, 0.96], [0.8, 1, 0.7]),
    ],
  },
  L04: {
    ground: [['glow', 0.34, 0.68]],
    pieces: [
      ...wood([0.03, 0.1, 0.18], [0.85, 1, 0.7]),
      ['tent', 0.52, 0.66],
      ['stump', 0.68, 0.36],
      ...wood([0.8, 0.88, 0.97], [0.75, 1, 0.8]),
    ],
  },
  L05: {
    ground: [['lake', 0.06, 0.94]],
    pieces: [
      ['peak', 0.3, 1, 0.34],
      ['peak', 0.72, 0.75, 0.34],
      ['hut', 0.55, 0.5, 0.04],
      ...wood([0.02, 0.97], [0.7]),
    ],
  },
  L06: {
    ground: [['lake', -0.02, 0.5]],
    pieces: [
      ['reeds', 0.12, 0.5],
      ['reeds', 0.22, 0.42],
      ['boat', 0.46, 0.4],
      ['reeds', 0.54, 0.5],
      ...wood([0.64, 0.72, 0.82, 0.92], [0.8, 0.95, 0.7]),
    ],
  },
  L07: {
    ground: [['river', 0.22, 0.5]],
    pieces: [
      ...wood([0.03, 0.1, 0.17], [0.9, 0.7]),
      ['bridge', 0.38, 0.5, 0.12],
      ['crag', 0.6, 0.5, 0.1],
      ...wood([0.72, 0.82, 0.93], [0.8, 1, 0.7]),
    ],
  },
  L08: {
    ground: [],
    pieces: [
      ['peak', 0.24, 1.3, 0.12],
      ['peak', 0.78, 1.2, 0.12],
      ['crag', 0.08, 0.5, 0.02],
      ['stones', 0.51, 0.62, 0.02],
      ['crag', 0.94, 0.45, 0.02],
    ],
  },
  L09: {
    ground: [['tongue', 0.16, 0.84]],
    pieces: [
      ['crag', 0.08, 0.95, 0.12],
      ['crag', 0.93, 1.05, 0.1],
      ['crag', 0.17, 0.5, 0.02],
    ],
  },
  L10: {
    ground: [],
    pieces: [
      ['crag', 0.16, 0.8, 0.1],
      ['crag', 0.36, 1.15, 0.12],
      ['crag', 0.62, 0.9, 0.1],
      ['crag', 0.84, 1.1, 0.12],
      ['bentPine', 0.5, 0.6, 0],
      ['bentPine', 0.06, 0.5, 0],
      ['wind', 0.3, 0.62, 0.5],
      ['wind', 0.74, 0.5, 0.62],
    ],
  },
  L11: {
    ground: [['bowl', 0.1, 0.9]],
    pieces: [
      ['peak', 0.08, 1.1, 0.2],
      ['peak', 0.93, 1.2, 0.2],
      ['bentPine', 0.98, 0.4],
    ],
  },
  L12: {
    ground: [],
    pieces: [
      ['mound', 0.18, 1, 0.1],
      ['mound', 0.62, 1.15, 0.12],
      ['mound', 0.4, 0.8, 0],
      ['mound', 0.86, 0.8, 0],
      ...wood([0.28, 0.76], [0.45, 0.4]),
    ],
  },
  L13: {
    ground: [['glow', 0.4, 0.72]],
    pieces: [
      ['peak', 0.16, 1.2, 0.14],
      ['peak', 0.9, 1.05, 0.14],
      ['cabin', 0.5, 0.66],
      ...wood([0.36, 0.7, 0.78], [0.6, 0.7, 0.5]),
    ],
  },
  L14: {
    ground: [],
    pieces: [
      ['mound', 0.24, 0.45, 0.14],
      ['mound', 0.8, 0.4, 0.14],
      ['stones', 0.16, 0.75],
      ['reindeer', 0.46, 0.66],
      ['reindeer', 0.62, 0.52, 0.16],
      ['reeds', 0.3, 0.28],
      ['reeds', 0.76, 0.3],
      ['reeds', 0.92, 0.26],
    ],
  },
  L15: {
    ground: [['floes', 0.06, 0.96]],
    pieces: [
      ['shard', 0.12, 0.7, 0.06],
      ['shard', 0.3, 1, 0.12],
      ['shard', 0.5, 0.6, 0.02],
      ['shard', 0.68, 0.95, 0.1],
      ['shard', 0.88, 0.7, 0.02],
    ],
  },
  L16: {
    ground: [
      ['drift', 0.2, 0.46],
      ['drift', 0.56, 0.84],
    ],
    pieces: [
      ['pole', 0.06, 0.75],
      ['pole', 0.24, 0.75],
      ['pole', 0.42, 0.75],
      ['pole', 0.6, 0.75],
      ['pole', 0.78, 0.75],
      ['pole', 0.96, 0.75],
      ...wood([0.15, 0.7], [0.55, 0.65]),
    ],
  },
  LF: {
    ground: [['glow', 0.3, 0.62]],
    pieces: [
      ...wood([0.04, 0.12], [0.85, 0.65]),
      ['cabin', 0.42, 0.85],
      ['flags', 0.74, 0.7],
      ...wood([0.28, 0.6], [0.6, 0.7]),
    ],
  },
};
