/** Keys on the boards. */
/** Returns true if a key press is for a text field or the browser, not for the board. */
export const isForeign = (event: KeyboardEvent): boolean =>
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.defaultPrevented ||
  event.repeat ||
  (event.target instanceof Element &&
    event.target.closest('input, textarea, select, dialog, [contenteditable]') !== null);
