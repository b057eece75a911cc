/** The sounds of Avalanche. */
import type { Cue } from '../../sound/cue';
import type { GameSounds } from '../game';
import { AVALANCHES } from './cards/printed';
import type { AvalancheEvent } from './types';

function cuesOf(event: AvalancheEvent): Cue[] {
  switch (event.type) {
    case 'PickedUp':
    case 'Refilled':
      return [{ sound: 'drawn', seat: event.seat }];
    case 'CardPlayed':
      return [{ sound: 'played', seat: event.seat }];
    case 'AvalancheFell':
      return [{ sound: event.number === AVALANCHES ? 'buried' : 'avalanche', seat: event.seat }];
    case 'Banked':
      return [{ sound: 'rising', seat: event.seat, count: event.run.cards.length }];
    case 'Recycled':
    case 'WipedOut':
    case 'TurnEnded':
    case 'MatchEnded':
      return [];
  }
}

export const sounds: GameSounds<AvalancheEvent> = { cuesOf };
