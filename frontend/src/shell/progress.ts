import { kept } from './kept.svelte';

/** Where somebody is in a lesson. */
export interface Progress {
  scene: string;
  step: string;
}

const keyOf = (game: string): string => `chalet.lesson.${game}`;

/** Where this browser left the lesson; undefined where it has not begun or has finished. */
export function keptProgress(game: string): Progress | undefined {
  try {
    const { scene, step } = JSON.parse(kept.read(keyOf(game)) ?? '{}') as Partial<Progress>;
    return typeof scene === 'string' && typeof step === 'string' ? { scene, step } : undefined;
  } catch {
    return undefined;
  }
}

/** True if this browser has been to the end of the lesson, or has ended it. */
export const hasEndedLesson = (game: string): boolean => kept.read(keyOf(game)) === '{}';

/** Keeps where somebody is; null: nowhere any more. */
export function keepProgress(game: string, progress: Progress | null): void {
  kept.write(keyOf(game), JSON.stringify(progress ?? {}));
}

/** The games of which this browser has seen a match of its own to the end. */
const PLAYED = 'chalet.played';

function played(): string[] {
  try {
    const found: unknown = JSON.parse(kept.read(PLAYED) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const hasPlayed = (game: string): boolean => played().includes(game);

export function keepPlayed(game: string): void {
  if (!hasPlayed(game)) kept.write(PLAYED, JSON.stringify([...played(), game]));
}
