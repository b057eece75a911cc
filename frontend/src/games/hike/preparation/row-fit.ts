/** The largest card size that fits into a box; `width` is in pixels. */
export interface Fit {
  width: number;
  /** True if the box is too small even for the smallest cards, so that it scrolls. */
  scrolls: boolean;
}

/** So much higher than wide is a card. */
const RATIO = 1.4;

/** @param count how many cards lie in rows in a box of this width and height */
export function fit(count: number, box: { width: number; height: number }, gap: number, min: number, max: number): Fit {
  let best = 0;
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(Math.max(1, count) / columns);
    const across = (box.width - gap * (columns - 1)) / columns;
    const down = (box.height - gap * (rows - 1)) / rows / RATIO;
    best = Math.max(best, Math.min(across, down));
  }
  const width = Math.floor(Math.min(best, max));
  return width < min ? { width: min, scrolls: true } : { width, scrolls: false };
}
