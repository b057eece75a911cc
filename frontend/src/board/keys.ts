/** Keys on the boards. */

/** Returns true if a key press is for a text field, an input method or the browser, not for the board. */
export const isForeign = (event: KeyboardEvent): boolean =>
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.getModifierState?.('AltGraph') ||
  event.isComposing ||
  event.defaultPrevented ||
  event.repeat ||
  (event.target instanceof Element &&
    event.target.closest('input, textarea, select, dialog, [contenteditable]') !== null);

const isOfAscii = (key: string): boolean => /^[ -~]+$/.test(key);

/**
 * Returns a key as shortcuts name it, in capitals. Under a layout of another script a letter is known by its place on
 * the keyboard, and so is a digit where its key writes something else without Shift, as in French and Czech.
 */
export function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter && !isOfAscii(key)) return letter;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit && !shiftKey && key.length === 1) return digit;
  if (code === 'Slash' && shiftKey && !isOfAscii(key)) return '?';
  return key.toUpperCase();
}
