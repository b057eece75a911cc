/** The bumps of a section: moguls, the hump, terraces. Flat at both of its ends, where cards meet. */
import type { Part, SlopeCard } from '../types';

/** Swells from nothing to one and back. */
const swell = (along: number): number => Math.sin(Math.PI * along) ** 2;

/**
 * Returns how far the snow lies below the straight line, in units of the scene.
 *
 * @param along from 0 at the beginning of the section to 1 at its end
 */
export function bump(card: SlopeCard, part: Part, along: number): number {
  switch (card) {
    case 'S09':
      return part === 'LEFT' ? 0 : -7 * Math.abs(Math.sin(4 * Math.PI * along)) * Math.min(1, 8 * swell(along));
    case 'S10':
      return part === 'RIGHT' ? 0 : -15 * swell(along);
    case 'S11':
      return part === 'PORTRAIT' ? 9 * swell(along) : 0;
    case 'S13':
      return part === 'PORTRAIT' ? 5 * Math.sin(4 * Math.PI * along) * swell(along) : 0;
    case 'S14':
      return part === 'RIGHT' ? 0 : -8 * swell(Math.min(1, Math.max(0, (along - 0.45) / 0.55)));
    case 'S15':
      return part === 'LEFT' ? 10 * swell(along) : 0;
    default:
      return 0;
  }
}
