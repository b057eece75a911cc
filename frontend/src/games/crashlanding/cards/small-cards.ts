import type { SmallCard } from '../../game';
import type { CrashLandingEvent, Fired, Rocket } from '../types';
import RocketCard from './RocketCard.svelte';

const face = (rocket: Rocket): SmallCard => ({ component: RocketCard, props: { rocket } });
const fired = ({ port, starboard }: Fired): SmallCard[] => [...port, ...starboard].map(face);

/** The rockets that were found or fired. */
export function smallCards(event: CrashLandingEvent): SmallCard[] {
  switch (event.type) {
    case 'Found':
      return [face(event.rocket)];
    case 'Burned':
      return fired(event.fired);
    case 'TurnTold':
      return event.burns.flatMap(fired);
    default:
      return [];
  }
}
