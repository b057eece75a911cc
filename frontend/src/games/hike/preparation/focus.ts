/** The focus is never lost: when the card that had it is gone, its neighbour gets it. */
export interface Focused {
  element: Element;
  /** The cards among which it was, and which of them. */
  group: string | undefined;
  index: number;
}

const buttonsOf = (root: Element, group: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-group="${group}"] button`),
];

export function focusedIn(root: HTMLElement | undefined): Focused | undefined {
  const element = document.activeElement;
  if (!root || !element || !root.contains(element)) return undefined;
  const group = element.closest<HTMLElement>('[data-group]')?.dataset.group;
  return { element, group, index: group ? buttonsOf(root, group).indexOf(element as HTMLElement) : 0 };
}

/** Where none of its neighbours is left, the first of the `others` that is there gets it. */
export function keepFocus(root: HTMLElement, { element, group, index }: Focused, ...others: string[]): void {
  if (element.isConnected) return;
  const active = document.activeElement;
  if (active && active !== document.body && active.isConnected) return;
  const mine = group ? buttonsOf(root, group) : [];
  const next = mine[Math.min(Math.max(0, index), mine.length - 1)];
  const found = next ?? others.map((one) => root.querySelector<HTMLElement>(one)).find((one) => one !== null);
  found?.focus();
}
