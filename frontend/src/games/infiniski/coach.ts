import type { GameCoach } from '../coach';
import { coachWords } from './texts/coach-texts';
import type { InfiniskiAction, InfiniskiEvent, InfiniskiView, Task } from './types';

type Goal = keyof typeof coachWords;

const ofTask: Record<Task, readonly Goal[]> = {
  PLACE: ['connect', 'flags'],
  LAND: ['land'],
  JUMP_OR_SKI: ['jump'],
  GAIN: ['gain'],
  JUMP_FORCED: ['forced'],
  DISCARD: ['discard'],
  OVER: [],
};

export const coach: GameCoach<InfiniskiView, InfiniskiAction, InfiniskiEvent, Goal> = {
  words: coachWords,
  goals: ({ task }) => ofTask[task],
  reached(event, { task }) {
    switch (event.type) {
      case 'CardLaid':
        return task === 'LAND' ? 'land' : 'connect';
      case 'FlagTaken':
        return 'flags';
      case 'Jumped':
        return event.forced ? 'forced' : 'jump';
      case 'Skied':
        if (task === 'GAIN') return 'gain';
        return task === 'JUMP_OR_SKI' ? 'jump' : null;
      case 'Discarded':
        return 'discard';
      default:
        return null;
    }
  },
};
