/** The path of the track in its picture: rows of landscapes, winding from the near lower edge to the far upper one. */
import { roughness } from '../../../art/terrain';
import { stretchesOf, type Span } from './stretches';
import type { Track } from '../types';

/** A field, or the start space; `row` counts from the near edge. */
interface Slot {
  x: number;
  y: number;
  row: number;
}

/** A landscape as a stretch of country. */
export interface Stretch extends Span {
  row: number;
  left: number;
  right: number;
}

export interface Row {
  /** The y coordinate of the trail in this row, in the middle. */
  line: number;
  height: number;
  /** 1 where it runs to the right, -1 where to the left. */
  heading: 1 | -1;
  hill: string;
}

export interface TrailMap {
  width: number;
  height: number;
  horizon: number;
  radius: number;
  rows: Row[];
  /** By position: 0 is the start space. */
  slots: Slot[];
  stretches: Stretch[];
  path: string;
}

/** Fields of a landscape; room for the start space and for the bend at a side of the picture, in fields. */
const FIELDS = 5;
const START = 1.7;
const BEND = 0.75;
const MOST_ROWS = 6;

/** Returns the number of landscapes in each row; the far rows, which look smaller, have more. */
export function share(cards: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => Math.floor((cards + row) / rows));
}

interface Fit {
  counts: number[];
  radius: number;
}

function fit(cards: number, rows: number, width: number, country: number): Fit {
  const counts = share(cards, rows);
  const pitch = Math.min(
    ...counts.map((count, row) => width / (count * FIELDS + 2 * BEND + (row === 0 ? START - 0.4 : 0) + 0.5)),
  );
  return { counts, radius: Math.min(pitch * 0.42, (country / rows) * 0.2, 22) };
}

/** As many rows as make the fields largest. */
function bestFit(cards: number, width: number, country: number): Fit {
  const fits = Array.from({ length: MOST_ROWS - 1 }, (_, index) => fit(cards, index + 2, width, country));
  return fits.reduce((best, one) => (one.radius > best.radius + 0.4 ? one : best));
}

const wave = (x: number, width: number, row: number): number =>
  Math.sin((x / width) * Math.PI * 2.2 + row * 2.3) + 0.4 * Math.sin((x / width) * Math.PI * 5.1 + row);

function hillOf(width: number, height: number, top: number, swell: number, row: number): string {
  const random = roughness(row * 17 + 5);
  const lift = [random(), random(), random(), random()].map((one) => (one - 0.5) * 2 * swell) as [
    number,
    number,
    number,
    number,
  ];
  const y = (index: 0 | 1 | 2 | 3): string => (top + lift[index]).toFixed(1);
  return `M-4 ${y(0)}C${width * 0.2} ${y(1)} ${width * 0.3} ${y(2)} ${width * 0.5} ${y(3)}S${width * 0.84} ${y(1)} ${width + 4} ${y(2)}V${height + 4}H-4Z`;
}

const point = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The way from slot to slot, with a bend where it turns at a side. */
function wayThrough(slots: readonly Slot[], rows: readonly Row[], bend: number): string {
  let way = '';
  slots.forEach((slot, index) => {
    const before = slots[index - 1];
    if (!before) way += `M${point(slot)}`;
    else if (before.row === slot.row) {
      const mid = (before.x + slot.x) / 2;
      way += `C${mid.toFixed(1)} ${before.y.toFixed(1)} ${mid.toFixed(1)} ${slot.y.toFixed(1)} ${point(slot)}`;
    } else {
      const out = (rows[before.row]?.heading ?? 1) * bend;
      way += `C${point({ x: before.x + out, y: before.y })} ${point({ x: slot.x + out, y: slot.y })} ${point(slot)}`;
    }
  });
  return way;
}

interface Lane {
  row: number;
  line: number;
  heading: 1 | -1;
  /** The distance between fields, and that from the side where the track comes in to the first field. */
  pitch: number;
  entry: number;
  swell: number;
}

function slotIn({ row, line, heading, pitch, entry, swell }: Lane, width: number, index: number): Slot {
  const along = entry + (index + 0.5) * pitch;
  const x = heading > 0 ? along : width - along;
  return { x, y: line + swell * wave(x, width, row), row };
}

function laneOf(row: number, { line, height, heading }: Row, width: number, fields: number): Lane {
  const start = row === 0 ? START - 0.4 : 0;
  const pitch = width / (fields + 2 * BEND + start);
  return { row, line, heading, pitch, entry: (BEND + start) * pitch, swell: Math.min(height * 0.06, 9) };
}

/** The rows from the near edge to the horizon; what is far is lower. */
function rowsOf(near: number, width: number, height: number, country: number, radius: number): Row[] {
  const weights = Array.from({ length: near }, (_, row) => 1 + 0.22 * (1 - row / Math.max(1, near - 1)));
  const unit = country / weights.reduce((sum, weight) => sum + weight, 0);
  let below = height - 7;
  return weights.map((weight, row) => {
    const rowHeight = unit * weight;
    const hill = hillOf(width, height, below - rowHeight * 0.93, rowHeight * 0.1, row);
    const line = below - radius - Math.max(15, radius * 1.15);
    below -= rowHeight;
    return { line, height: rowHeight, heading: row % 2 === 0 ? 1 : -1, hill };
  });
}

/** Lays the track into a picture of this size. */
export function trailMap(track: Track, width: number, height: number): TrailMap {
  const spans = stretchesOf(track);
  const horizon = Math.min(Math.max(45, height * 0.22 - 22), height * 0.17, 130);
  const country = height - horizon - 8;
  const { counts, radius } = bestFit(spans.length, width, country);
  const rows = rowsOf(counts.length, width, height, country, radius);
  const slots: Slot[] = [];
  const stretches: Stretch[] = [];
  let next = 0;
  rows.forEach((one, row) => {
    const here = spans.slice(next, next + (counts[row] ?? 0));
    next += here.length;
    const before = (here[0]?.first ?? 1) - 1;
    const lane = laneOf(row, one, width, (here.at(-1)?.last ?? 0) - before);
    if (row === 0) slots.push(slotIn({ ...lane, entry: lane.pitch * (BEND * 0.5 + 0.35) }, width, 0));
    for (const span of here) {
      const ends = [span.first - before - 1.5, span.last - before - 0.5].map((index) => slotIn(lane, width, index).x);
      stretches.push({ ...span, row, left: Math.min(...ends), right: Math.max(...ends) });
      for (let field = span.first; field <= span.last; field++) slots.push(slotIn(lane, width, field - before - 1));
    }
  });
  const bend = Math.min(width * 0.09, radius * 3.2);
  return { width, height, horizon, radius, rows, slots, stretches, path: wayThrough(slots, rows, bend) };
}
