/** Fetched with the first recap of a match. */
export { default as MomentBar } from './MomentBar.svelte';
export { default as RecapTurns } from './RecapTurns.svelte';
