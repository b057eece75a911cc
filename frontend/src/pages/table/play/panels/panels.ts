/** The panels next to the board where there is room; otherwise they open over it. */
export { default as Chat } from '../../Chat.svelte';
export { default as Log } from '../log/Log.svelte';
