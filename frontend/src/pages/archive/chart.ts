/** The height of the chart and the room around its lines, in pixels. Its width is that of the page. */
export const CHART = { height: 256, left: 36, right: 12, top: 12, bottom: 40 } as const;
const TICK_SPACE = 90;

/** A mark on an axis: where, and its number. */
interface Tick {
  at: number;
  value: number;
}

/** One seat's line: its path, and the places where its points changed. */
interface Line {
  path: string;
  marks: { x: number; y: number }[];
}

interface Chart {
  lines: Line[];
  across: Tick[];
  up: Tick[];
  x: (ply: number) => number;
}

/**
 * Lays out the points of all seats after each ply as lines in steps.
 *
 * @param growth the points by ply and seat; ply 0 is the deal
 * @param width of the whole chart, in pixels
 */
export function layOut(growth: readonly (readonly number[])[], width: number): Chart {
  const last = Math.max(growth.length - 1, 1);
  const all = growth.flat();
  const [bottom, top] = [Math.min(0, ...all), Math.max(1, ...all)];
  const stride = roundStep((top - bottom) / 4);
  const ceiling = Math.ceil(top / stride) * stride;
  const floor = Math.floor(bottom / stride) * stride;
  const x = (ply: number) => CHART.left + (ply / last) * (width - CHART.left - CHART.right);
  const y = (points: number) =>
    CHART.top + ((ceiling - points) / (ceiling - floor)) * (CHART.height - CHART.top - CHART.bottom);
  const seats = growth[0]?.length ?? 0;
  return {
    lines: Array.from({ length: seats }, (_, seat) => line(growth.map((points) => points[seat] ?? 0))),
    across: ticks(0, last, roundStep((last * TICK_SPACE) / width)).map((value) => ({ at: x(value), value })),
    up: ticks(floor, ceiling, stride).map((value) => ({ at: y(value), value })),
    x,
  };

  function line(points: number[]): Line {
    const changed = changes(points.map((value) => [value]));
    const path = changed.map((ply, index) => {
      const [px, py] = [round(x(ply)), round(y(points[ply] ?? 0))];
      return index === 0 ? `M${px} ${py}` : `H${px}V${py}`;
    });
    const marks = changed.slice(1).map((ply) => ({ x: round(x(ply)), y: round(y(points[ply] ?? 0)) }));
    return { path: `${path.join('')}H${round(x(last))}`, marks };
  }
}

/** The greatest average width of a letter of a part's name, and the room between two names, in pixels. */
const LETTER = 6;
const GAP = 8;
const ROWS = 3;

/** Where each part begins, and its name in the first row where it has room; a name that has none is left out. */
export function labelled(
  parts: readonly { ply: number; name: string }[],
  x: (ply: number) => number,
  right: number,
): { at: number; start: number; name: string; row: number }[] {
  const ends = Array.from({ length: ROWS }, () => 0);
  return parts.map(({ ply: start, name }) => {
    const at = x(start);
    const end = at + GAP + name.length * LETTER;
    const row = end <= right + GAP ? ends.findIndex((taken) => taken <= at) : -1;
    if (row >= 0) ends[row] = end;
    return { at, start, name: row < 0 ? '' : name, row: Math.max(row, 0) };
  });
}

/** The plies after which anybody's points differ from before, the deal included. */
export function changes(growth: readonly (readonly number[])[]): number[] {
  return growth.flatMap((points, ply) => (ply === 0 || points.join() !== growth[ply - 1]?.join() ? [ply] : []));
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return ([1, 2, 5].find((digit) => digit * power >= least) ?? 10) * power;
}

function ticks(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
