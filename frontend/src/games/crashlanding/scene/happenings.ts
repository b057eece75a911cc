/** The effects of the last events on one lander, as the picture shows them. */
import type { CrashLandingEvent, Fired } from '../types';

interface Happened {
  /** It came down. */
  touched: boolean;
  /** It left the ground. */
  lifted: boolean;
  /** The last burn; null where nothing was fired. */
  fired: Fired | null;
}

export function happenedTo(seat: number, events: readonly CrashLandingEvent[]): Happened {
  const happened: Happened = { touched: false, lifted: false, fired: null };
  for (const event of events) {
    if (event.seat !== seat) continue;
    if (event.type === 'Landed' || event.type === 'Wrecked') happened.touched = true;
    if (event.type === 'LiftedOff') happened.lifted = true;
    if (event.type === 'Burned') happened.fired = event.fired;
    if (event.type === 'TurnTold') happened.fired = event.burns.at(-1) ?? null;
  }
  return happened;
}
