import type { GameCoach } from '../coach';
import { taskOf } from './race/race-view';
import { coachWords } from './texts/coach-texts';
import type { HikeAction, HikeEvent, HikeView } from './types';

export const coach: GameCoach<HikeView, HikeAction, HikeEvent, keyof typeof coachWords> = {
  words: { ...coachWords, fill: ({ board }) => coachWords.fill(board.mushers[0]?.sled.length ?? 0) },
  goals(view, legal, viewer) {
    const may = (...types: HikeAction['type'][]) => legal.some(({ type }) => types.includes(type));
    switch (taskOf(view)) {
      case 'ACTION':
        return view.board.mushers[viewer]?.sled.includes(null) ? ['fill'] : [];
      case 'AFTERWARDS':
        if (may('Declare')) return ['declare'];
        return may('PlaceYoungster') ? ['youngster'] : [];
      case 'UPGRADE':
        return may('Upgrade') ? ['upgrade'] : [];
      case 'TRAVEL':
        if (may('Use')) return ['run'];
        return may('Care', 'CareForColumn') ? ['care'] : ['camp'];
      case 'REST':
        return ['rest'];
      // The line over the sled says it.
      case 'PUT_BACK':
        return [];
    }
  },
  reached(event) {
    switch (event.type) {
      case 'DraftedToSled':
      case 'PlacedFromHand':
        return 'fill';
      case 'YoungsterPlaced':
        return 'youngster';
      case 'Declared':
        return 'declare';
      case 'Upgraded':
        return 'upgrade';
      case 'Ran':
        return 'run';
      case 'CaredFor':
        return 'care';
      case 'WentToRest':
        return 'rest';
      case 'MadeCamp':
        return 'camp';
      default:
        return null;
    }
  },
};
