/** The parts that can be pressed to have a symbol explained: symbols, whole cards with theirs, and heaps of either. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A part of the board and the symbols in it, in pixels of the window. */
export interface Target extends Box {
  symbols: readonly string[];
}

/** The least width and height of a target: what a finger finds. */
export const LEAST = 24;

/** The same box, grown around its middle to the least size. */
export function grown<B extends Box>(box: B): B {
  const [width, height] = [Math.max(LEAST, box.width), Math.max(LEAST, box.height)];
  return {
    ...box,
    width,
    height,
    left: box.left - (width - box.width) / 2,
    top: box.top - (height - box.height) / 2,
  };
}

/** True if one of two boxes would hide so much of the other that a finger finds only one of them. */
function collide(one: Box, other: Box): boolean {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  if (width <= 0 || height <= 0) return false;
  const free = (box: Box): boolean => Math.max(box.width - width, box.height - height) >= LEAST;
  // The smaller one lies on top, and is whole.
  return !free(one.width * one.height > other.width * other.height ? one : other);
}

function together(one: Target, other: Target): Target {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
    symbols: [...new Set([...one.symbols, ...other.symbols])],
  };
}

/** Grows what is too small and puts together what lies too close, from the largest to the smallest. */
export function arranged(found: readonly Target[]): Target[] {
  const apart: Target[] = [];
  for (const one of found.map(grown)) {
    let merged = one;
    for (;;) {
      const at = apart.findIndex((other) => collide(merged, other));
      if (at < 0) break;
      merged = together(apart.splice(at, 1)[0]!, merged);
    }
    apart.push(merged);
  }
  return apart.sort((one, other) => other.width * other.height - one.width * one.height);
}

/** The card or control whose symbols are explained together; else the outermost symbol around the symbol. */
function holderOf(symbol: Element): Element {
  const around = symbol.parentElement?.closest('[data-symbol]');
  return symbol.closest('[data-symbols], button, a') ?? (around ? holderOf(around) : symbol);
}

/** The symbols of an element and of those in it that are drawn. */
export const symbolsOf = (element: Element): string[] =>
  [element, ...element.querySelectorAll('[data-symbol]')]
    .filter((one) => one.getClientRects().length > 0)
    .flatMap((one) => one.getAttribute('data-symbol') ?? []);

/** The part of an element that the boxes around it do not cut off. */
function clipped(element: Element, root: Element): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around && root.contains(around); around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const box = around.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** True if a point of the element can be seen: nothing lies over it. What lets presses through lies on top. */
function inSight(element: Element, { left, top, width, height }: Box): boolean {
  if (getComputedStyle(element).pointerEvents === 'none') return top + height > 0 && top < innerHeight;
  const across = [0.5, 0.12, 0.88];
  return across.some((x) =>
    across.some((y) => {
      const hit = document.elementFromPoint(left + x * width, top + y * height);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    }),
  );
}

/** Lists what can be seen of a board's symbols now. */
export function targetsIn(root: Element): Target[] {
  // Cards on their way lie elsewhere soon.
  const still = [...root.querySelectorAll('[data-symbol]')].filter((symbol) => !symbol.closest('.flights'));
  const holders = new Set(still.map(holderOf));
  const found = [...holders].flatMap((holder) => {
    const box = clipped(holder, root);
    if (box.width === 0 || box.height === 0 || !inSight(holder, box)) return [];
    return [{ ...box, symbols: symbolsOf(holder) }];
  });
  return arranged(found);
}
