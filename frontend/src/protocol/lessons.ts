/** The requests about lessons of docs/protocol.md, section 2. */
import type { Foresight } from './foresights';
import { Problem, type Rest } from './rest';
import type { TurnView } from './types';

/** A game's lesson as the learner's seat sees it. */
export interface Lesson {
  game: string;
  scenes: LessonScene[];
}

/** One short match of a lesson. */
export interface LessonScene {
  id: string;
  /** The number of seats. */
  seats: number;
  /** The seat of whoever learns. */
  learner: number;
  steps: LessonStep[];
  /** The position before the first step, then one more after each action. */
  positions: LessonPosition[];
}

/** One step of a scene. */
export interface LessonStep {
  id: string;
  /** The number of the next actions that belong to it. */
  acts: number;
  /** True if the learner does them. */
  mine: boolean;
}

/** One position. */
export interface LessonPosition {
  /** The seat whose action led here; null before the first step, like `action`. */
  seat: number | null;
  action: unknown;
  view: unknown;
  turn: TurnView;
  events: unknown[];
  /** All that the learner may do by the rules. */
  legalActions: unknown[];
}

/** Fetches the lesson of a game. */
export const fetchLesson = (rest: Rest, game: string): Promise<Lesson> =>
  rest.read<Lesson>(`/api/lessons/${encodeURIComponent(game)}`);

/** Asks what actions of the learner would lead to from a position; fails never. */
export async function foreseeInLesson(
  rest: Rest,
  game: string,
  scene: string,
  position: number,
  actions: unknown[],
): Promise<Foresight> {
  const query = `position=${position}&actions=${encodeURIComponent(JSON.stringify(actions))}`;
  try {
    const seen = await rest.read<{ view: unknown; legalActions: unknown[] }>(
      `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(scene)}/foresight?${query}`,
    );
    return { kind: 'foreseen', ...seen };
  } catch (failure) {
    return failure instanceof Problem && failure.status >= 400 && failure.status < 500
      ? { kind: 'refused', code: failure.code, sentence: failure.message, rule: failure.rule }
      : { kind: 'stale' };
  }
}
