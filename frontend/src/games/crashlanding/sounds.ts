/** The sounds of Crash Landing. */
import type { Cue } from '../../sound/cue';
import type { GameSounds } from '../game';
import type { CrashLandingEvent, Fired } from './types';

function cuesOf(event: CrashLandingEvent, viewer: number | null): Cue[] {
  const { seat } = event;
  switch (event.type) {
    case 'Found':
      return [{ sound: 'drawn', seat }];
    case 'LaidUnder':
      return [{ sound: 'played', seat }];
    case 'Burned':
      return [burn(seat, event.fired)];
    case 'TurnTold':
      // I heard my own burns when I made them.
      return seat === viewer ? [] : event.burns.map((fired) => burn(seat, fired));
    case 'Landed':
    case 'CameHome':
      return [{ sound: 'touchdown', seat }];
    case 'Wrecked':
      return [{ sound: 'crash', seat }];
    case 'LiftedOff':
      return [{ sound: 'jump', seat }];
    case 'Fell':
    case 'Stranded':
      return [];
  }
}

const burn = (seat: number, { thrust }: Fired): Cue => ({ sound: 'burn', seat, count: thrust });

export const sounds: GameSounds<CrashLandingEvent> = { cuesOf, lost: ['wrecked', 'stranded', 'bothWrecked'] };
