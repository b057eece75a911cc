/** What the race is not played with, fetched in one piece: the country along the track, the nights, the finish. */
export { default as Country } from './Country.svelte';
export { default as FinishScene } from './FinishScene.svelte';
export { default as Night } from './Night.svelte';
