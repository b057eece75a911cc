/** The reactions next to the names of the people at a table where several are there. */
export { default as ReactionBar } from './ReactionBar.svelte';
export { default as ReactionsShown } from './ReactionsShown.svelte';
