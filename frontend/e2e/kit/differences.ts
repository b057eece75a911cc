/** The differences between a picture and the approved one. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Points that differ are counted where they lie close together, in a square of so many: what is missing is one spot,
 * while another version of the browser draws edges a little differently everywhere.
 */
const WINDOW = 12;
/**
 * The distance allowed between two colours (1 is black against white), and the points of one spot that may be further. Between
 * Chromium 153 and 156 these were at most 15 and 40; a card without its number has some 90.
 */
const LIMITS = [
  { threshold: 0.25, most: 20 },
  { threshold: 0.1, most: 40 },
];

const points = (approved: PNG, now: PNG, threshold: number, shown?: PNG): number =>
  pixelmatch(approved.data, now.data, shown?.data, now.width, now.height, { threshold, windowSize: WINDOW });

/** True if a person would see the difference, or the size is another one. */
export function differs(approved: PNG, now: PNG): boolean {
  if (approved.width !== now.width || approved.height !== now.height) return true;
  return LIMITS.some(({ threshold, most }) => points(approved, now, threshold) > most);
}

/** Beside each other: as it was approved, as it is now, and where they differ. */
export function compared(approved: PNG, now: PNG): Buffer {
  const [width, height] = [Math.max(approved.width, now.width), Math.max(approved.height, now.height)];
  const differing = new PNG({ width: now.width, height: now.height });
  if (approved.width === now.width && approved.height === now.height) points(approved, now, 0.1, differing);
  const all = new PNG({ width: width * 3 + 20, height });
  all.data.fill(255);
  [approved, now, differing].forEach((png, at) => {
    PNG.bitblt(png, all, 0, 0, png.width, png.height, at * (width + 10), 0);
  });
  return PNG.sync.write(all);
}
