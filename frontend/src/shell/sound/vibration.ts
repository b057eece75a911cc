import { settings } from '../settings.svelte';

/** In milliseconds: on, off, on … */
export const TURN = [30];
export const CALLED = [30, 60, 30];

/** True if the device can vibrate. Browsers of desktops have the function, too, and do nothing. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches;

/** True if the device would vibrate now. Browsers refuse it before the first gesture. */
export const vibrates = (): boolean =>
  settings.vibration && canVibrate() && navigator.userActivation?.hasBeenActive !== false;

/** Vibrates, if the device can and the player lets it. */
export function vibrate(pattern: readonly number[]): void {
  if (vibrates()) navigator.vibrate([...pattern]);
}
