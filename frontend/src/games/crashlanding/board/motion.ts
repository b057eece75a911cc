/**
 * The motion of rockets. The components name the places: deck, card-H5, lander-0, pilot-0.
 */
import type { Flight, Move } from '../../../board/flight';
import type { SmallCard } from '../../game';
import RocketBack from '../cards/RocketBack.svelte';
import RocketCard from '../cards/RocketCard.svelte';
import type { CrashLandingEvent, CrashLandingView, Rocket } from '../types';

const face = (rocket: Rocket): SmallCard => ({ component: RocketCard, props: { rocket } });
const back: SmallCard = { component: RocketBack, props: {} };

type CrashLandingMove = Move<CrashLandingView, CrashLandingEvent>;

export function flights(move: CrashLandingMove): Flight[] {
  const { events, view, viewer, mine } = move;
  const race = view.board.landers.length > 1;
  const own = view.own === null ? null : race ? viewer : 0;
  // In a race I act without events; a view that came as a whole has none, either.
  const cockpit = own !== null && (events.length > 0 || mine) ? inCockpit(move, own) : [];
  return [...cockpit, ...told(events, own)];
}

/** Lists the rockets of the cockpit that is shown: found, put under the deck, or fired. */
function inCockpit({ before, view }: CrashLandingMove, seat: number): Flight[] {
  if (!before.own || !view.own) return [];
  const [had, has] = [before.own.hand, view.own.hand];
  const { under } = view.own;
  const gone = had.filter((rocket) => !has.includes(rocket));
  const found = has.filter((rocket) => !had.includes(rocket));
  return [
    ...gone.map((rocket) => ({
      card: face(rocket),
      from: [`card-${rocket}`],
      to: under.includes(rocket) ? ['deck', `lander-${seat}`] : [`lander-${seat}`],
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

/** Lists the rockets that others fired, which is told at the end of the turn: from the pilot to the lander. */
const told = (events: readonly CrashLandingEvent[], own: number | null): Flight[] =>
  events.flatMap((event) => {
    if (event.type !== 'TurnTold' || event.seat === own) return [];
    return event.burns.flatMap(({ port, starboard }) =>
      [...port, ...starboard].map((rocket) => ({
        card: face(rocket),
        from: [`pilot-${event.seat}`],
        to: [`lander-${event.seat}`],
      })),
    );
  });
