/** Keys on the boards. */

/**
 * Returns true if a key press is for a text field, an input method or the browser, not for the board. Where a browser
 * fills in a form, its events name no key.
 */
export const isForeign = (event: KeyboardEvent): boolean =>
  !event.key ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.getModifierState?.('AltGraph') ||
  event.isComposing ||
  event.defaultPrevented ||
  event.repeat ||
  (event.target instanceof Element &&
    event.target.closest('input, textarea, select, dialog, [contenteditable]') !== null);

/** True for what a layout of Latin letters writes. */
const isLatin = (key: string): boolean => /^[\p{Script=Latin}\p{ASCII}]+$/u.test(key);

/** Returns letters of full width, which input methods write, as plain ones, and the Turkish İ as I. */
const plain = (key: string): string => key.normalize('NFKC').replace('\u0130', 'I');

/**
 * Returns a key as shortcuts name it, in capitals. Under a layout of another script a letter is known by its place on
 * the keyboard, and so is a digit where its key writes something else without Shift, as in French and Czech.
 */
export function keyOf({ key: written, code, shiftKey }: KeyboardEvent): string {
  const key = plain(written);
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter && !isLatin(key)) return letter;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit && !shiftKey && key.length === 1) return digit;
  if (code === 'Slash' && shiftKey && !isLatin(key)) return '?';
  return key.toUpperCase();
}
