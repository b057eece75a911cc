/** The focus is never lost: when the thing that had it is gone, its neighbour gets it. */
export interface Focused {
  element: Element;
  /** The buttons among which it was (the hand, or what carries the same data-group), and which of them. */
  group: string | undefined;
  index: number;
}

const groupOf = (element: Element): string | undefined => {
  const around = element.closest<HTMLElement>('[data-group], .hand');
  if (!around) return undefined;
  return around.dataset.group ? `[data-group="${around.dataset.group}"] button` : '.hand button';
};

const membersOf = (root: HTMLElement, group: string | undefined): HTMLElement[] =>
  group ? [...root.querySelectorAll<HTMLElement>(group)] : [];

export function focusedIn(root: HTMLElement | undefined): Focused | undefined {
  const element = document.activeElement;
  if (!root || !element || !root.contains(element)) return undefined;
  const group = groupOf(element);
  return { element, group, index: Math.max(0, membersOf(root, group).indexOf(element as HTMLElement)) };
}

/** Where none of its neighbours is left, the first of the `heirs` that is there gets it. */
export function keepFocus(root: HTMLElement, { element, group, index }: Focused, ...heirs: string[]): void {
  if (element.isConnected) return;
  const active = document.activeElement;
  if (active && active !== document.body && active.isConnected) return;
  const members = membersOf(root, group);
  const next = members[Math.min(index, members.length - 1)];
  if (next) next.focus();
  else focusOn(root, ...heirs);
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
