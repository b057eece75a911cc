/** What the race is not played with, fetched in one piece: the country along the track, the nights, the finish. */
export { default as Country } from '../scene/Country.svelte';
export { default as FinishScene } from '../scene/FinishScene.svelte';
export { default as Night } from './Night.svelte';
