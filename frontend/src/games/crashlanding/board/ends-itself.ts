/** A private switch: whether my turn ends by itself where that is all that is left to do. */
import { switches } from '../../../shell/switches.svelte';
import { boardWords } from '../texts/board-texts';

const KEY = 'crashlanding.endsItself';

/** Shows it in the settings; the answer takes it away again. */
export const offerEnding = (): (() => void) =>
  switches.offer([{ key: KEY, label: boardWords.endsItself, byDefault: true }]);

export const endsItself = (): boolean => switches.isOn(KEY);

/** The time to look at a rocket that was just found, in milliseconds. */
const LOOK = 1100;
/** The shortest and the longest wait at a racer's table, in milliseconds. */
const PAUSE = { least: 1500, most: 5000 };

/**
 * Returns the wait before the turn ends, in milliseconds. In a race nobody sees my rockets, and a prompt end would tell
 * that they do not balance: then chance says how long, as if I had thought about it.
 */
export const pauseBefore = (race: boolean): number =>
  race ? PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least) : LOOK;
