/** What stands beside the board where there is room, and else opens over it. */
export { default as Chat } from '../Chat.svelte';
export { default as Log } from './Log.svelte';
