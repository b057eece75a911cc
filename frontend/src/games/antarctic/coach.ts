import type { GameCoach } from '../coach';
import { coachWords } from './texts/coach-texts';
import type { AntarcticAction, AntarcticEvent, AntarcticView } from './types';

export const coach: GameCoach<AntarcticView, AntarcticAction, AntarcticEvent, keyof typeof coachWords> = {
  words: coachWords,
  goals({ board }, legal) {
    const may = (...types: AntarcticAction['type'][]) => legal.some(({ type }) => types.includes(type));
    switch (board.phase) {
      case 'DECLARE_FIRST':
        return ['declare'];
      case 'TURN':
        // Which play comes first is for the player to see, so both goals stand wherever anything fits.
        return [
          ...(may('Spend') ? (['spend'] as const) : []),
          ...(may('PlayCentre', 'Load') ? (['pile', 'hand'] as const) : []),
          'close',
        ];
      case 'WRONGED':
        return may('PlayCentre', 'Spend') ? ['wronged'] : [];
      case 'CLOSING_DISCARD':
        return ['close'];
      default:
        return [];
    }
  },
  reached(event, { board }) {
    switch (event.type) {
      case 'FirstDeclared':
        return 'declare';
      case 'PlayedToCentre':
        if (event.outOfTurn) return 'wronged';
        return event.from === 'PAYOFF' ? 'pile' : 'hand';
      case 'Loaded':
        return event.from === 'PAYOFF' ? 'pile' : 'hand';
      case 'Spent':
        return board.phase === 'WRONGED' ? 'wronged' : 'spend';
      case 'Declined':
        return 'wronged';
      case 'Closed':
        return 'close';
      default:
        return null;
    }
  },
};
