/** The sounds of Hike!. */
import type { Cue } from '../../sound/cue';
import type { GameSounds } from '../game';
import type { HikeEvent } from './types';

function cuesOf(event: HikeEvent, viewer: number | null): Cue[] {
  switch (event.type) {
    case 'Opened':
      return event.cards.length > 0 ? [{ sound: 'drawn', seat: event.seat }] : [];
    case 'LiftedOut':
    case 'CareTaken':
    case 'CaughtUp':
      return [{ sound: 'drawn', seat: event.seat }];
    case 'DraftedToSled':
    case 'DraftedToHand':
    case 'PlacedFromHand':
    case 'YoungsterPlaced':
    case 'Upgraded':
    case 'CaredFor':
      return [{ sound: 'played', seat: event.seat }];
    case 'Ran':
      return [{ sound: 'paws', seat: event.seat }];
    case 'MadeCamp':
      return [{ sound: 'camp', seat: event.seat }];
    case 'DayTold':
      // I heard my own day when I played it.
      return event.seat === viewer ? [] : event.deeds.flatMap((deed) => cuesOf(deed, viewer));
    default:
      return [];
  }
}

export const sounds: GameSounds<HikeEvent> = { cuesOf, lost: ['noRacer'] };
