import { worstLanding } from '../flight/course';
import { isLost } from '../flight/stages';
import type { Lander, Touchdown } from '../types';

/** The sign of its end; null, the star of the orbit, for those who have come home or are still out there. */
export function signOf(lander: Lander): Touchdown | null {
  if (lander.stage === 'LANDED') return worstLanding(lander) === 1 ? 'SOFT' : 'HARD';
  return isLost(lander) ? 'WRECK' : null;
}
