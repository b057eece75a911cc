/** Shapes of the mountains: pure functions from a few numbers to SVG path data. */

/** A stream of numbers in [0, 1) that is the same for the same seed, so that a picture never changes between two drawings. */
export function roughness(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

export interface PeakShape {
  left: number;
  right: number;
  base: number;
  top: number;
  /** Where the summit stands, in the units of left and right. */
  summit: number;
  seed: number;
}

interface PeakPaths {
  outline: string;
  shade: string;
  ribs: string;
}

type Point = readonly [number, number];

const path = (points: readonly Point[]): string =>
  'M' + points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L') + 'Z';

function edge(from: Point, to: Point, steps: number, rough: number, random: () => number): Point[] {
  const points: Point[] = [];
  for (let step = 1; step < steps; step++) {
    const at = step / steps + (random() - 0.5) * (0.5 / steps);
    const bulge = (random() - 0.35) * rough;
    points.push([from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at + bulge]);
  }
  return points;
}

/** A peak with a lit left face, a shaded right face and a few ribs of snow in the shade. */
export function peak({ left, right, base, top, summit, seed }: PeakShape): PeakPaths {
  const random = roughness(seed);
  const height = base - top;
  const apex: Point = [summit, top];
  const rough = height * 0.07;
  const leftEdge = edge([left, base], apex, 4, rough, random);
  const rightEdge = edge(apex, [right, base], 4, rough, random);
  const ridge: Point[] = [];
  const width = right - left;
  for (let step = 1; step <= 5; step++) {
    const side = step % 2 === 0 ? 1 : -1;
    const drift = (step / 5) * width * 0.06;
    ridge.push([
      summit + drift + side * width * (0.035 + random() * 0.045) * (0.5 + step / 5),
      top + (height * step) / 5,
    ]);
  }
  const ribs: Point[][] = [];
  for (let rib = 0; rib < 3; rib++) {
    const from = ridge[rib];
    if (!from) continue;
    const reach = width * (0.05 + random() * 0.05);
    ribs.push([
      [from[0], from[1]],
      [from[0] + reach, from[1] + height * 0.15],
      [from[0] + reach * 0.45, from[1] + height * 0.12],
      [from[0] + reach * 0.2, from[1] + height * 0.24],
    ]);
  }
  return {
    outline: path([[left, base], ...leftEdge, apex, ...rightEdge, [right, base]]),
    shade: path([apex, ...rightEdge, [right, base], ...[...ridge].reverse()]),
    ribs: ribs.map(path).join(''),
  };
}

/** A far ridge: a jagged band from left to right. */
export function ridge(left: number, right: number, base: number, height: number, teeth: number, seed: number): string {
  const random = roughness(seed);
  const points: Point[] = [[left, base]];
  for (let tooth = 0; tooth <= teeth * 2; tooth++) {
    const x = left + ((right - left) * tooth) / (teeth * 2);
    const up = tooth % 2 === 1 ? 0.65 + random() * 0.35 : 0.2 + random() * 0.3;
    points.push([x, base - height * up]);
  }
  points.push([right, base]);
  return path(points);
}
