/** Marks on the board what is to be pressed next. */

const MARK = 'data-mark';

/** The words by which a button is known to those who do not see it. */
const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent.trim();

const canBePressed = (element: Element): boolean => element.getAttribute('aria-disabled') !== 'true';

/** A name may begin with the words that are seen, and go on with what else there is to say of the button. */
const isNamed = (button: Element, name: string): boolean => {
  const whole = `. ${nameOf(button)}:`;
  return [',', ';', ':'].some((end) => whole.includes(`. ${name}${end}`));
};

/**
 * Finds what is to be pressed next.
 *
 * @param before what leads to the action, as selectors: the first that is there and can be pressed counts
 * @param name of the button that does the action; counts where none of those is there
 * @param after what counts where there is no such button either
 */
export function findTarget(
  board: HTMLElement,
  before: readonly string[],
  name: string,
  after: readonly string[],
): HTMLElement | undefined {
  return (
    firstOf(board, before) ??
    [...board.querySelectorAll('button')].find((button) => isNamed(button, name) && canBePressed(button)) ??
    firstOf(board, after)
  );
}

function firstOf(board: HTMLElement, selectors: readonly string[]): HTMLElement | undefined {
  for (const selector of selectors) {
    const found = [...board.querySelectorAll<HTMLElement>(selector)].find(canBePressed);
    if (found) return found;
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
