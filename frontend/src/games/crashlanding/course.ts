/** Where on the picture the turns to come are drawn. */
import type { Drift } from './types';

export interface CoursePoint extends Drift {
  /** In hundredths of the width. */
  x: number;
}

/** So far apart are two turns at most, in hundredths of the width. */
const STRIDE = 13;

/** The points of the course, each turn a stride further to the right, the last one within reach. */
export function courseOf(ahead: readonly Drift[], from: number, reach: number): CoursePoint[] {
  const stride = Math.min(STRIDE, (reach - from) / Math.max(1, ahead.length));
  return ahead.map((drift, turn) => ({ ...drift, x: from + stride * (turn + 1) }));
}
