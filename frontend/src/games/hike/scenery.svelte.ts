/** The country, the nights and the finish come when the track and my sled are there and the page is quiet. */

/** How long they wait, in milliseconds. */
const PATIENCE = 700;

/** What is fetched as well, so that the race ends without a wait. */
const ending = (): unknown => import('./RaceOver.svelte').catch(() => undefined);

export const scenery = $state<{ now: typeof import('./scenery') | undefined }>({ now: undefined });

const fetched = async (): Promise<void> => {
  // Without it the race can be played as well; who opens it again asks again.
  void ending();
  scenery.now = await import('./scenery').catch(() => undefined);
};

/** Fetches them in a while, once; the answer gives that up. */
export function whenQuiet(): (() => void) | undefined {
  if (scenery.now) return undefined;
  const timer = setTimeout(() => void fetched(), PATIENCE);
  return () => clearTimeout(timer);
}
