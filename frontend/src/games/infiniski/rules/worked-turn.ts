/** The worked turn: parts of a lesson's frames, which `WorkedTurnsTest` compares with the lesson. */
import type { Laid } from '../types';
import recorded from './worked-turn.json';

interface Frame {
  view: { speed: number; hazard: number; slope: readonly Laid[] };
}

/** The parts of the frames that are drawn. */
export const shown = (recorded as readonly unknown[] as readonly Frame[]).map(({ view }) => view);
