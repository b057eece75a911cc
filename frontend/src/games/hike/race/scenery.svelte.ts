/** The country, the nights and the finish come when the track and my sled are there and the page is quiet. */

/** The delay before they are loaded, in milliseconds: on a slow connection, the parts needed to play come first. */
const PATIENCE = 2000;

export const scenery = $state<{ now: typeof import('./scenery') | undefined }>({ now: undefined });

/** Fetches them; without them the race can be played as well, and who opens it again asks again. */
async function fetchScenery(): Promise<void> {
  scenery.now ??= await import('./scenery').catch(() => undefined);
}

/** So that nobody waits for the finish. */
export const fetchEnding = (): void => void import('./RaceOver.svelte').catch(() => undefined);

/** Fetches them in a while, once; the answer gives that up. */
export function whenQuiet(): (() => void) | undefined {
  if (scenery.now) return undefined;
  const timer = setTimeout(() => void fetchScenery(), PATIENCE);
  return () => clearTimeout(timer);
}
