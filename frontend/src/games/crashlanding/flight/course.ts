/** Where on the picture the turns to come are drawn. */
import type { Cockpit, Drift, Lander } from '../types';

interface CoursePoint extends Drift {
  /** In hundredths of the width. */
  x: number;
}

/** True if the burns on the ground are too weak: a lander no faster than gravity stays there. */
export const heldDown = ({ now, ahead: [next] }: Cockpit): boolean => now.stage === 'GROUND' && now.speed < 0 && !next;

/** The speed of the hardest landing; 0 before any. */
export const worstLanding = ({ landings }: Lander): number => Math.max(0, ...landings);

/** So far apart are two turns at most, in hundredths of the width. */
const STRIDE = 13;

/** The points of the course, each turn a stride further to the right, the last one within reach. */
export function courseOf(ahead: readonly Drift[], from: number, reach: number): CoursePoint[] {
  const stride = Math.min(STRIDE, (reach - from) / Math.max(1, ahead.length));
  return ahead.map((drift, turn) => ({ ...drift, x: from + stride * (turn + 1) }));
}
