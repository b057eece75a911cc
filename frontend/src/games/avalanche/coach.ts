import type { GameCoach } from '../coach';
import { coachWords } from './texts/coach-texts';
import type { AvalancheAction, AvalancheEvent, AvalancheView, Card } from './types';

const RUN: readonly Card[] = ['GREEN', 'BLUE', 'RED', 'BLACK'];

export const coach: GameCoach<AvalancheView, AvalancheAction, AvalancheEvent, keyof typeof coachWords> = {
  words: coachWords,
  goals({ board }, legal) {
    const plays = (cards: readonly Card[]) => legal.some((one) => one.type === 'Play' && cards.includes(one.card));
    if (board.phase === 'PICK_UP') return legal.some(({ type }) => type === 'Bank') ? ['bank', 'pickUp'] : ['pickUp'];
    if (plays(['LIFT'])) return ['begin'];
    return plays(RUN) ? ['extend'] : [];
  },
  reached(event) {
    switch (event.type) {
      case 'PickedUp':
      case 'Refilled':
        return 'pickUp';
      case 'Banked':
        return 'bank';
      case 'CardPlayed':
        if (event.card === 'LIFT') return 'begin';
        return RUN.includes(event.card) ? 'extend' : null;
      default:
        return null;
    }
  },
};
