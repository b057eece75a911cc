/** A private switch: whether my turn, or my race day, ends by itself where that is all that is left to do. */
import { switches } from '../../shell/switches.svelte';
import { trackWords } from './track-texts';

const KEY = 'hike.endsItself';

/** Shows it in the settings; the answer takes it away again. */
export const offerEnding = (): (() => void) =>
  switches.offer([{ key: KEY, label: trackWords.endsItself, byDefault: true }]);

export const endsItself = (): boolean => switches.isOn(KEY);
