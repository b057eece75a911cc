/** The country behind the slope, without an end: a ridge is made of tiles that join, each drawn when it comes into sight. */
import { roughness } from '../../../art/terrain';

export interface Layer {
  /** The speed at which it goes past, as a fraction of the slope's. */
  slower: number;
  step: number;
  /** Teeth in a tile. */
  teeth: number;
  base: number;
  height: number;
  seed: number;
}

/** The width of the scene, in its own units. */
const SCENE = 1200;

const heightAt = ({ height, seed }: Layer, tooth: number): number => {
  const random = roughness(seed * 7919 + tooth * 104729 + 1);
  random();
  return height * (tooth % 2 === 0 ? 0.15 + random() * 0.3 : 0.55 + random() * 0.45);
};

/** The outline of a tile; neighbours meet. */
export function tilePath(layer: Layer, tile: number): string {
  const points = Array.from({ length: layer.teeth + 1 }, (_, index) => {
    const tooth = tile * layer.teeth + index;
    return `${tooth * layer.step} ${(layer.base - heightAt(layer, tooth)).toFixed(1)}`;
  });
  const left = tile * layer.teeth * layer.step;
  const right = left + layer.teeth * layer.step + 0.5;
  return `M${left} 420L${points.join('L')}L${right} 420Z`;
}

/** The tiles in sight when the skier is at x. */
export function tilesAt({ slower, step, teeth }: Layer, x: number): number[] {
  const width = step * teeth;
  const first = Math.floor((x * slower) / width);
  return Array.from({ length: Math.ceil(SCENE / width) + 1 }, (_, index) => first + index);
}

export const layers = {
  high: { slower: 0.03, step: 130, teeth: 4, base: 250, height: 215, seed: 3 },
  far: { slower: 0.06, step: 84, teeth: 6, base: 262, height: 130, seed: 5 },
  middle: { slower: 0.12, step: 64, teeth: 6, base: 272, height: 86, seed: 12 },
  wood: { slower: 0.26, step: 13, teeth: 28, base: 284, height: 34, seed: 44 },
} satisfies Record<string, Layer>;
