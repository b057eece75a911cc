/** A private switch: whether my turn, or my race day, ends by itself where that is all that is left to do. */
import { switches } from '../../shell/switches.svelte';
import { trackWords } from './scene/track-texts';

const KEY = 'hike.endsItself';

/** Shows it in the settings; the answer takes it away again. */
export const offerEnding = (): (() => void) =>
  switches.offer([{ key: KEY, label: trackWords.endsItself, byDefault: true }]);

export const endsItself = (): boolean => switches.isOn(KEY);

/** The pause to look at the latest event and to read the note, in milliseconds. */
const LOOK = 1100;
/** The shortest and longest pause, in milliseconds, if the player's unseen cards could be the reason for it. */
const PAUSE = { least: 1500, most: 4000 };

/**
 * Returns the pause before it ends, in milliseconds. While I hold cards that the others have not seen, a prompt end
 * would tell them that these cannot be played: then the pause is random, as if I had thought about it.
 *
 * @param unseen the number of such cards
 */
export const pauseBefore = (unseen: number): number =>
  unseen === 0 ? LOOK : PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least);
