/*
 * Cards in motion. A board marks the places between which cards move with data-place="…". It looks where they
 * are before a new view is drawn, and lets cards fly from there afterwards. Nothing moves for those who asked for
 * reduced motion, nor where the browser cannot animate.
 */

/** The duration of a card's flight, in milliseconds. */
export const FLIGHT = 260;

export type Places = Map<string, DOMRect>;

export const still = (): boolean =>
  typeof matchMedia !== 'function' ||
  document.documentElement.dataset.motion === 'less' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  typeof Element.prototype.animate !== 'function';

const places = (root: HTMLElement): NodeListOf<HTMLElement> => root.querySelectorAll<HTMLElement>('[data-place]');

/** Where every marked place is now. */
export function whereabouts(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of places(root)) found.set(element.dataset.place ?? '', element.getBoundingClientRect());
  return found;
}

export function place(root: HTMLElement, name: string): HTMLElement | undefined {
  return [...places(root)].find((element) => element.dataset.place === name);
}

const path = (from: DOMRect, to: DOMRect): string =>
  `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / Math.max(1, to.width)})`;

/** Lets an element that has just been drawn arrive from where it, or its card, was before. */
export function arrive(element: HTMLElement, from: DOMRect, delay = 0): void {
  const to = element.getBoundingClientRect();
  if (to.width === 0) return;
  element.animate(
    [
      { transform: path(from, to), transformOrigin: '0 0', zIndex: 30 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 30 },
    ],
    { duration: FLIGHT, delay, easing: 'cubic-bezier(.2, .7, .3, 1)', fill: 'backwards' },
  );
}

interface Departure {
  to?: DOMRect;
  delay?: number;
  /** Where there is no place to go to: how far it tumbles, in pixels and degrees. */
  tumble?: readonly [number, number, number];
}

/** Lets a copy of an element fly from a place to another, or tumble away, and vanish. */
export function depart(
  layer: HTMLElement,
  element: Element,
  from: DOMRect,
  { to, delay = 0, tumble }: Departure,
): void {
  const origin = layer.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.append(element);
  ghost.style.cssText = `position:absolute;pointer-events:none;left:${from.left - origin.left}px;top:${from.top - origin.top}px;width:${from.width}px;--card-width:${from.width}px`;
  layer.append(ghost);
  const [x, y, turn] = tumble ?? [0, 0, 0];
  const end = to
    ? `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${Math.max(0.2, to.width / from.width)})`
    : `translate(${x}px, ${y}px) rotate(${turn}deg)`;
  const animation = ghost.animate(
    [
      { transform: 'none', transformOrigin: to ? '0 0' : '50% 50%', opacity: 1 },
      { transform: end, transformOrigin: to ? '0 0' : '50% 50%', opacity: to ? 1 : 0 },
    ],
    {
      duration: tumble ? FLIGHT * 2 : FLIGHT,
      delay,
      easing: tumble ? 'ease-in' : 'cubic-bezier(.2, .7, .3, 1)',
      fill: 'both',
    },
  );
  const remove = (): void => ghost.remove();
  animation.finished.then(remove, remove);
}
