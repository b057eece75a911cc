import type { GameCoach } from '../coach';
import { coachWords } from './texts/coach-texts';
import type { CrashLandingAction, CrashLandingEvent, CrashLandingView } from './types';

export const coach: GameCoach<CrashLandingView, CrashLandingAction, CrashLandingEvent, keyof typeof coachWords> = {
  words: coachWords,
  goals({ own }, legal) {
    const may = (wanted: CrashLandingAction['type']) => legal.some(({ type }) => type === wanted);
    if (may('PutUnder')) return ['putUnder'];
    switch (own?.now.stage) {
      case 'DESCENT':
        return [...(may('Find') ? (['find'] as const) : []), ...(may('Burn') ? (['burn'] as const) : []), 'land'];
      case 'GROUND':
        return ['liftOff'];
      case 'RETURN':
        return ['home'];
      default:
        return [];
    }
  },
  reached(event) {
    switch (event.type) {
      case 'Found':
        return 'find';
      case 'LaidUnder':
        return 'putUnder';
      case 'Burned':
        return 'burn';
      case 'Landed':
        return event.soft ? 'land' : null;
      case 'LiftedOff':
        return 'liftOff';
      case 'CameHome':
        return 'home';
      default:
        return null;
    }
  },
};
