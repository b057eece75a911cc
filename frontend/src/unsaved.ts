/** The fields in which somebody has typed or chosen something. */
const touched = new Set<Element>();

/** Notes what is typed from now on; the answer ends it. */
export function watchTyping(): () => void {
  const input = (event: Event) => event.target instanceof Element && touched.add(event.target);
  document.addEventListener('input', input, { capture: true });
  return () => document.removeEventListener('input', input, { capture: true });
}

/** Whether a reload would lose something: what was typed, or what a board keeps until it is played. */
export function holdsSomething(): boolean {
  for (const field of touched)
    if (!field.isConnected || (field as HTMLInputElement).value === '') touched.delete(field);
  return touched.size > 0 || document.querySelector('[data-unsaved]') !== null;
}
