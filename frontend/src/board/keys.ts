/** Keys on the boards. */
/** Whether a key belongs to somebody who writes, or to the browser. */
export const isForeign = (event: KeyboardEvent): boolean =>
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.defaultPrevented ||
  event.repeat ||
  (event.target instanceof Element &&
    event.target.closest('input, textarea, select, dialog, [contenteditable]') !== null);
