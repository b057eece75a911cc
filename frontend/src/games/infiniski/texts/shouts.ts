import { words } from './board-texts';
import type { InfiniskiEvent } from '../types';

/** The one thing that is called out over the mountain: the last that happened and matters. */
export function shoutOf(events: readonly InfiniskiEvent[]): string | undefined {
  const { shouts } = words;
  for (const event of events.toReversed()) {
    switch (event.type) {
      case 'FlagTaken':
        return shouts.flag(event.points);
      case 'Jumped':
        return event.forced ? shouts.forced : shouts.Jumped;
      case 'YetiMet':
      case 'NoLanding':
      case 'Reshuffled':
      case 'Buried':
        return shouts[event.type];
    }
  }
  return undefined;
}
