/** The decorative parts of the race, loaded together: the country along the track, the nights, the finish. */
export { default as Country } from '../scene/Country.svelte';
export { default as FinishScene } from '../scene/FinishScene.svelte';
export { default as Night } from './Night.svelte';
