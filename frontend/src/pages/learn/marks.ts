/** Marks on the board what is to be pressed next. */

const MARK = 'data-mark';

/** The words by which a button is known to those who do not see it. */
const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent.trim();

const canBePressed = (element: Element): boolean => element.getAttribute('aria-disabled') !== 'true';

/** A name may go on with what else there is to say of the button. */
const isNamed = (button: Element, name: string): boolean => {
  const whole = nameOf(button);
  return whole === name || whole.startsWith(`${name},`) || whole.startsWith(`${name};`);
};

/**
 * Finds what is to be pressed next.
 *
 * @param name of the button that does the action; it counts before all others
 * @param selectors of what leads to the action: the first that is there and can be pressed counts
 */
export function findTarget(board: HTMLElement, name: string, selectors: readonly string[]): HTMLElement | undefined {
  const named = [...board.querySelectorAll('button')].find((button) => isNamed(button, name) && canBePressed(button));
  if (named) return named;
  for (const selector of selectors) {
    const found = [...board.querySelectorAll<HTMLElement>(selector)].find(canBePressed);
    if (found) return found.closest('button') ?? found;
  }
  return undefined;
}

/** Marks one element of the board and no other; answers whether that is new. */
export function mark(board: HTMLElement, target: HTMLElement | undefined): boolean {
  if (target?.hasAttribute(MARK)) return false;
  for (const old of board.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
  target?.setAttribute(MARK, '');
  return target !== undefined;
}
