/** Tells whether a jump, or a card, may bury the skier. */
import type { Forecast, InfiniskiView } from './types';

export type Pace = Pick<InfiniskiView, 'speed' | 'hazard'>;

/** True if a jump buries the skier now: it costs 1 speed, and a forced one raises the hazard by 1 first. */
export const jumpBuries = ({ speed, hazard }: Pace, forced = false): boolean => speed - hazard < (forced ? 2 : 1);

/** True if playing a card may bury the skier. */
export const isDeadly = ({ passages, noLanding }: Forecast, now: Pace): boolean =>
  noLanding
    ? jumpBuries(now, true)
    : passages.some((passage) => passage.buried || (passage.jump === 'MUST' && jumpBuries(passage)));
