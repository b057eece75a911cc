/** The country, the nights and the finish come when the track and my sled are there and the page is quiet. */
export const scenery = $state<{ now: typeof import('./scenery') | undefined }>({ now: undefined });

/** Fetches them, once for all races of this page. */
export const fetchScenery = async () => (scenery.now ??= await import('./scenery'));

/** So that nobody waits for the finish. */
export const fetchEnding = (): void => void import('./RaceOver.svelte').catch(() => undefined);
