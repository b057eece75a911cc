/** The games of which this browser has seen a match of its own to the end. */
import { kept } from '../shell/kept.svelte';

const KEY = 'chalet.played';

function all(): string[] {
  try {
    const found: unknown = JSON.parse(kept.read(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const hasPlayed = (game: string): boolean => all().includes(game);

export function keepPlayed(game: string): void {
  if (!hasPlayed(game)) kept.write(KEY, JSON.stringify([...all(), game]));
}
