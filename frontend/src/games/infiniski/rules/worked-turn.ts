/** The worked turn: parts of a lesson's positions, which `WorkedTurnsTest` compares with the lesson. */
import type { Laid } from '../types';
import recorded from './worked-turn.json';

interface Position {
  view: { speed: number; hazard: number; slope: readonly Laid[] };
}

/** The parts of the positions that are drawn. */
export const shown = (recorded as readonly unknown[] as readonly Position[]).map(({ view }) => view);
