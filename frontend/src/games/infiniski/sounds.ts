/** The sounds of Infiniski, which one plays alone. */
import type { Cue } from '../../sound/cue';
import type { GameSounds } from '../game';
import type { InfiniskiEvent } from './types';

/** The one seat there is. */
const seat = 0;

function cuesOf(event: InfiniskiEvent): Cue[] {
  switch (event.type) {
    case 'Drawn':
      return [{ sound: 'drawn', seat }];
    case 'Discarded':
    case 'CardLaid':
      return [{ sound: 'played', seat }];
    case 'FlagTaken':
      return [{ sound: 'flag', seat }];
    case 'Jumped':
      return [{ sound: 'jump', seat }];
    case 'Buried':
      return [{ sound: 'buried', seat }];
    case 'Skied':
    case 'YetiMet':
    case 'NoLanding':
    case 'Reshuffled':
      return [];
  }
}

export const sounds: GameSounds<InfiniskiEvent> = { cuesOf, lost: ['buried'] };
