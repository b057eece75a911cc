/** The focus is never lost: when the thing that had it is gone, its neighbour in the hand gets it. */
export interface Focused {
  element: Element;
  /** Which of my cards it was; the number of cards where it was something else. */
  index: number;
}

const cards = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.hand button')];

export function focusedIn(root: HTMLElement | undefined): Focused | undefined {
  const active = document.activeElement;
  if (!root || !active || !root.contains(active)) return undefined;
  const index = cards(root).indexOf(active as HTMLElement);
  return { element: active, index: Math.max(0, index) };
}

/** Where there is no card any more, the first of the `others` that is there gets it. */
export function keepFocus(root: HTMLElement, { element, index }: Focused, ...others: string[]): void {
  if (element.isConnected) return;
  const active = document.activeElement;
  if (active && active !== document.body && active.isConnected) return;
  const mine = cards(root);
  const next = mine[Math.min(index, mine.length - 1)];
  if (next) next.focus();
  else focusOn(root, ...others);
}

/** Gives the focus to the first of these that is there. */
export function focusOn(root: HTMLElement | undefined, ...selectors: string[]): void {
  for (const selector of selectors) {
    const found = root?.querySelector<HTMLElement>(selector);
    if (!found) continue;
    found.focus();
    return;
  }
}
