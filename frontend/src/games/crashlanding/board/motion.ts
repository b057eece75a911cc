/**
 * The motion of rockets. The components name the places: deck, card-H5, lander-0, pilot-0, and told-0 for what a racer
 * did last turn.
 */
import type { Flight } from '../../../board/flight';
import type { SmallCard } from '../../game';
import RocketBack from '../cards/RocketBack.svelte';
import RocketCard from '../cards/RocketCard.svelte';
import type { CrashLandingEvent, CrashLandingView, Rocket } from '../types';

const face = (rocket: Rocket): SmallCard => ({ component: RocketCard, props: { rocket } });
const back: SmallCard = { component: RocketBack, props: {} };

/**
 * Lists the rockets of the cockpit that is shown: found, put under the deck, or fired. In a race they move unseen by
 * others, without events, so that both hands tell.
 */
export function ownFlights(before: CrashLandingView, now: CrashLandingView, seat: number): Flight[] {
  if (!before.own || !now.own) return [];
  const [had, has] = [before.own.hand, now.own.hand];
  const { under } = now.own;
  const found = has.filter((rocket) => !had.includes(rocket));
  const gone = had.filter((rocket) => !has.includes(rocket));
  return [
    ...gone.map((rocket) => ({
      card: face(rocket),
      from: [`card-${rocket}`],
      to: under.includes(rocket) ? ['deck'] : [`lander-${seat}`],
    })),
    ...found.map((rocket) => ({
      card: face(rocket),
      back,
      from: ['deck', `lander-${seat}`],
      to: [`card-${rocket}`],
      lies: true,
    })),
  ];
}

/** Lists the rockets that others fired, told at the end of the turn: from the pilot to where they are told, or burn. */
export function toldFlights(events: readonly CrashLandingEvent[], viewer: number | null): Flight[] {
  return events.flatMap((event) => {
    if (event.type !== 'TurnTold' || event.seat === viewer) return [];
    return event.burns.flatMap(({ port, starboard }) =>
      [...port, ...starboard].map((rocket) => ({
        card: face(rocket),
        from: [`pilot-${event.seat}`],
        to: [`lander-${event.seat}`],
      })),
    );
  });
}
