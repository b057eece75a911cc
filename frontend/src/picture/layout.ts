/** Where everything stands in a picture of a result, in pixels of the picture. */
import { graphemes } from '../protocol/isolation';
import { pictureTexts } from './picture-texts';
import type { PictureRow, ResultPicture } from './picture';

export const WIDTH = 1080;
export const HEIGHT = 1350;
const EDGE = 36;
const SIDE = 84;
const INNER = WIDTH - 2 * SIDE;
const LEAST_ART = 400;
const MOST_ART = 900;
/** From the thin line above the date to the lower edge. */
const FOOT = 84;

export type Face = 'display' | 'text';
export type Ink = 'ink' | 'soft' | 'accent' | 'plate';
/** Returns the width of a text in that face and size. */
export type Measure = (text: string, face: Face, size: number) => number;

interface Line {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  face: Face;
  ink: Ink;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  art: Box;
  plate: Box;
  lines: Line[];
  medals: (Box & { rank: number })[];
  /** The heights of the thin lines between rows. */
  rules: number[];
  /** Behind the row that the picture is about. */
  bands: Box[];
}

const ELLIPSIS = '…';

/** Shortens a text until it fits. */
export function clipped(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const letters = graphemes(text);
  let [least, most] = [0, letters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (measure(letters.slice(0, middle).join('').trimEnd() + ELLIPSIS) <= width) least = middle;
    else most = middle - 1;
  }
  return letters.slice(0, least).join('').trimEnd() + ELLIPSIS;
}

/** Breaks a text between words into lines that fit; the last of the most lines is shortened. */
export function wrapped(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let rest = text.split(/\s+/).filter((word) => word !== '');
  while (rest.length > 0 && lines.length < most) {
    let count = 1;
    while (count < rest.length && measure(rest.slice(0, count + 1).join(' ')) <= width) count++;
    const isLast = lines.length === most - 1;
    lines.push(clipped((isLast ? rest : rest.slice(0, count)).join(' '), width, measure));
    rest = rest.slice(count);
  }
  return lines;
}

/** Lays out the parts below the art, from their top at 0 on; the art takes what they leave. */
class Column {
  readonly lines: Line[] = [];
  readonly medals: Layout['medals'] = [];
  readonly rules: number[] = [];
  readonly bands: Box[] = [];
  height = 0;
  readonly #measure: Measure;

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  space(height: number): void {
    this.height += height;
  }

  /** Adds lines, each as high as its size and a fifth. */
  text(text: string, face: Face, size: number, ink: Ink, most: number): void {
    const height = Math.round(size * (face === 'display' ? 1.12 : 1.34));
    for (const line of wrapped(text, INNER, most, this.measured(face, size))) {
      this.lines.push({
        text: line,
        x: SIDE,
        y: this.height + Math.round(size * 0.92),
        size,
        face,
        ink,
        anchor: 'start',
      });
      this.height += height;
    }
  }

  /** The largest of the sizes in which the text stands in one line; else the smallest. */
  fitting(text: string, face: Face, sizes: readonly number[]): number {
    return sizes.find((size) => this.#measure(text, face, size) <= INNER) ?? sizes[sizes.length - 1] ?? 0;
  }

  row(row: PictureRow, height: number): void {
    const size = Math.round(height * 0.56);
    const top = this.height;
    const y = top + Math.round(height / 2 + size * 0.34);
    if (row.strong) this.bands.push({ x: SIDE - 24, y: top, width: INNER + 48, height });
    const medal = { width: Math.round(height * 0.66), height: Math.round(height * 0.8) };
    if (row.rank !== null && row.rank <= 3)
      this.medals.push({ ...medal, rank: row.rank, x: SIDE, y: top + Math.round((height - medal.height) / 2) });
    else if (row.rank !== null) {
      const text = pictureTexts.rank(row.rank);
      this.lines.push({
        text,
        x: SIDE + medal.width / 2,
        y,
        size: size * (text.length > 3 ? 0.6 : 0.8),
        face: 'display',
        ink: 'soft',
        anchor: 'middle',
      });
    }
    const start = SIDE + medal.width + 24;
    const score = clipped(row.score, INNER / 2, this.measured('display', size));
    const scoreWidth = this.#measure(score, 'display', size);
    const aside = row.aside === '' ? 0 : this.#measure(row.aside, 'text', size * 0.7) + 16;
    const room = SIDE + INNER - scoreWidth - 32 - start - aside;
    const name = clipped(row.name, room, this.measured('display', size));
    this.lines.push({ text: name, x: start, y, size, face: 'display', ink: 'ink', anchor: 'start' });
    if (aside > 0) {
      const x = start + this.#measure(name, 'display', size) + 16;
      this.lines.push({ text: row.aside, x, y, size: size * 0.7, face: 'text', ink: 'soft', anchor: 'start' });
    }
    this.lines.push({ text: score, x: SIDE + INNER, y, size, face: 'display', ink: 'ink', anchor: 'end' });
    this.height += height;
  }

  rule(): void {
    this.rules.push(this.height);
  }

  measured(face: Face, size: number): (text: string) => number {
    return (text) => this.#measure(text, face, size);
  }
}

const HEADLINES = [104, 88, 76, 66, 58];

/** Lays out a picture: the art above, with the name of the game in its corner, and the result below. */
export function layoutOf(picture: ResultPicture, site: string, measure: Measure): Layout {
  const column = new Column(measure);
  const { rows } = picture;
  column.space(40);
  if (picture.eyebrow !== '') column.text(picture.eyebrow, 'display', 40, 'accent', 1);
  const size = column.fitting(picture.headline, 'display', rows.length > 3 ? HEADLINES.slice(2) : HEADLINES);
  column.text(picture.headline, 'display', size, 'ink', rows.length > 4 ? 1 : 2);
  if (picture.sentence !== '') {
    column.space(14);
    column.text(picture.sentence, 'text', 35, 'soft', rows.length > 3 ? 2 : 4);
  }
  if (rows.length > 0) {
    const height = rows.length > 4 ? 64 : 80;
    column.space(22);
    rows.forEach((row, index) => {
      if (index > 0) column.rule();
      column.row(row, height);
    });
  }
  if (picture.notes.length > 0) {
    column.space(18);
    for (const note of picture.notes) column.text(note, 'display', 36, 'accent', 1);
  }
  column.space(24);

  const room = HEIGHT - EDGE - FOOT - column.height;
  const art = {
    x: EDGE,
    y: EDGE,
    width: WIDTH - 2 * EDGE,
    height: Math.round(Math.min(MOST_ART, Math.max(LEAST_ART, room))),
  };
  const below = EDGE + art.height + Math.max(0, Math.round((room - art.height) / 2));
  const foot = HEIGHT - FOOT;
  const footer = { y: foot + 46, size: 30, ink: 'soft' } as const;
  const title = { size: 62, face: 'display' } as const;
  const name = clipped(picture.title, art.width - 120, column.measured(title.face, title.size));
  const plate = {
    x: EDGE,
    y: EDGE + art.height - 108,
    width: Math.round(measure(name, title.face, title.size)) + 96,
    height: 108,
  };
  const down = <T extends { y: number }>(one: T): T => ({ ...one, y: one.y + below });
  return {
    art,
    plate,
    lines: [
      { ...title, text: name, x: SIDE, y: plate.y + 73, ink: 'plate', anchor: 'start' },
      ...column.lines.map(down),
      { ...footer, face: 'text', text: picture.date, x: SIDE, anchor: 'start' },
      { ...footer, face: 'display', text: site, x: WIDTH - SIDE, anchor: 'end' },
    ],
    medals: column.medals.map(down),
    rules: [...column.rules.map((y) => y + below), foot],
    bands: column.bands.map(down),
  };
}
