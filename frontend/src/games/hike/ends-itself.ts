/** A private switch: whether my turn, or my race day, ends by itself where that is all that is left to do. */
import { switches } from '../../shell/switches.svelte';
import { trackWords } from './scene/track-texts';

const KEY = 'hike.endsItself';

/** Shows it in the settings; the answer takes it away again. */
export const offerEnding = (): (() => void) =>
  switches.offer([{ key: KEY, label: trackWords.endsItself, byDefault: true }]);

export const endsItself = (): boolean => switches.isOn(KEY);

/** How long the table waits at least and at most where unseen cards might be the reason, in milliseconds. */
const PAUSE = { least: 1500, most: 4000 };

/**
 * How long to wait before it ends, in milliseconds. While I hold cards that the others have not seen, a prompt end would
 * tell them that nothing can be done with these: then chance says how long, as if I had thought about it.
 *
 * @param unseen how many such cards there are
 * @param look how long what happened last is looked at in any case
 */
export const pauseBefore = (unseen: number, look = 0): number =>
  unseen === 0 ? look : PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least);
