/** The words of the end. */
import type { Lander, Touchdown } from '../types';

export const finishWords = {
  title: 'How it ended',
  photo: 'The photo finish',
  landing: 'Landed at',
  turns: 'Turns',
  points: 'Points',
  saved: 'Rockets left in hand',
  nothingSaved: 'No rocket is left.',
  altitude: (altitude: number) => `at ${altitude}`,
};

const worst = ({ landings }: Lander): number => Math.max(0, ...landings);

export function howItEnded(lander: Lander): string {
  switch (lander.stage) {
    case 'LANDED':
      return worst(lander) === 1 ? 'a soft landing' : 'a hard landing';
    case 'HOME':
      return 'back in orbit';
    case 'WRECKED':
      return 'wrecked';
    case 'STRANDED':
      return 'stranded';
    default:
      return 'still on the way';
  }
}

/** The sign of its end; null, the star of the orbit, for those who have come home or are still out there. */
export function signOf(lander: Lander): Touchdown | null {
  if (lander.stage === 'LANDED') return worst(lander) === 1 ? 'SOFT' : 'HARD';
  return lander.stage === 'WRECKED' || lander.stage === 'STRANDED' ? 'WRECK' : null;
}
