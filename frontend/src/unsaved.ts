/** The fields in which the player has typed or chosen something. */
const touched = new Set<Element>();

/** Notes what is typed from now on; the answer ends it. */
export function watchTyping(): () => void {
  const input = (event: Event) => event.target instanceof Element && touched.add(event.target);
  document.addEventListener('input', input, { capture: true });
  return () => document.removeEventListener('input', input, { capture: true });
}

/** Returns true if a reload would lose something: typed text, or a plan on a board that is not played yet. */
export function holdsSomething(): boolean {
  for (const field of touched)
    if (!field.isConnected || (field as HTMLInputElement).value === '') touched.delete(field);
  return touched.size > 0 || document.querySelector('[data-unsaved]') !== null;
}
