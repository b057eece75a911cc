/*
 * The mountain as a line: the cards laid, one after the other, as pieces of one slope; pure functions from the view to
 * places. x runs with the skier, y downwards, both in units of the scene; a section is WIDTH long.
 */
import { slopeCards } from '../deck';
import { bump } from './profile';
import type { InfiniskiView, Laid, Orientation, Part, Slope, SlopeCard } from '../types';

export const WIDTH = 120;
/** The half with the X is but a crack to be crossed: nothing joins on to it. */
const CRACK = 52;
/** By how much a section falls. */
const FALL: Record<Slope, number> = { DOWNHILL: 50, FLAT: 0, UPHILL: -36 };
/** So far before and after a kink the line is bent. */
const BEND = 18;

type Passing = 'SKIED' | 'FLOWN' | 'AHEAD' | 'CRACK';

/** One section on the mountain. */
export interface Stretch {
  part: Part;
  slope: Slope;
  x: number;
  y: number;
  width: number;
  fall: number;
  passing: Passing;
  flag: boolean;
}

/** One card on the mountain. */
export interface Piece {
  key: string;
  card: SlopeCard;
  orientation: Orientation;
  stretches: Stretch[];
  takeOff: Part | null;
  /** Not laid yet: the card that is being looked at. */
  ghost: boolean;
}

export interface Point {
  x: number;
  y: number;
}

/** A jump: from where to where, and the y of its top. */
export interface Flight {
  from: Point;
  to: Point;
  height: number;
}

export const partsOf = (orientation: Orientation): readonly Part[] =>
  orientation === 'PORTRAIT' ? ['PORTRAIT'] : ['LEFT', 'RIGHT'];

export const hasFlag = (card: SlopeCard, part: Part, more: boolean): boolean => {
  const flag = slopeCards[card][part]?.flag ?? 'NONE';
  return flag === 'ALWAYS' || (more && flag === 'WITH_MORE');
};

/** The slope with which a card begins, laid that way; null for the red X. */
export const entryOf = (card: SlopeCard, orientation: Orientation): Slope | null =>
  slopeCards[card][orientation === 'PORTRAIT' ? 'PORTRAIT' : 'LEFT']?.slope ?? null;

type Given = Pick<Laid, 'card' | 'orientation' | 'passed' | 'takeOff'>;

/** Returns how a section of a card was passed. `landing`: the side on which the jump before landed. */
function passingOf(laid: Given, part: Part, landing: Part | null): Passing {
  if (laid.passed.includes(part)) return 'SKIED';
  if (slopeCards[laid.card][part] === null) return 'CRACK';
  if (laid.takeOff !== null || (part === 'LEFT' && landing === 'RIGHT')) return 'FLOWN';
  return 'AHEAD';
}

const landsOn = (takeOff: Part | null): Part | null =>
  takeOff === null ? null : takeOff === 'LEFT' ? 'LEFT' : 'RIGHT';

function stretchesOf(laid: Given, at: Point, landing: Part | null, more: boolean): Stretch[] {
  let { x, y } = at;
  return partsOf(laid.orientation).map((part) => {
    const section = slopeCards[laid.card][part];
    const slope = section?.slope ?? slopeCards[laid.card].LEFT?.slope ?? 'FLAT';
    const width = section === null ? CRACK : WIDTH;
    const stretch = {
      part,
      slope,
      x,
      y,
      width,
      fall: (FALL[slope] * width) / WIDTH,
      passing: passingOf(laid, part, landing),
      flag: hasFlag(laid.card, part, more),
    };
    x += width;
    y += stretch.fall;
    return stretch;
  });
}

export const startOf = (piece: Piece): Stretch => piece.stretches[0]!;

const endOf = (stretch: Stretch): Point => ({ x: stretch.x + stretch.width, y: stretch.y + stretch.fall });

export const endOfPiece = (piece: Piece): Point => endOf(piece.stretches.at(-1)!);

/** The pieces of the slope from a point on; behind them the card that is being looked at. */
export function layOut(
  slope: readonly Laid[],
  looked: { card: SlopeCard; orientation: Orientation } | null,
  from: Point,
  more: boolean,
): Piece[] {
  const pieces: Piece[] = [];
  const ghost = looked ? [{ ...looked, passed: [], takeOff: null, turn: -1 }] : [];
  for (const laid of [...slope, ...ghost]) {
    const before = pieces.at(-1);
    const at = before ? endOfPiece(before) : from;
    pieces.push({
      key: `${laid.turn}`,
      card: laid.card,
      orientation: laid.orientation,
      takeOff: laid.takeOff,
      ghost: laid.turn === -1,
      stretches: stretchesOf(laid, at, landsOn(before?.takeOff ?? null), more),
    });
  }
  return pieces;
}

/** The jumps; the last one may still be in the air, and comes down where the next card is looked at, or might lie. */
export function flightsOf(pieces: readonly Piece[]): Flight[] {
  return pieces.flatMap((piece, index) => {
    const left = piece.stretches.find(({ part }) => part === piece.takeOff);
    if (!left) return [];
    const next = pieces[index + 1];
    const from = endOf(left);
    const end = endOfPiece(piece);
    const landing = next?.stretches.find(({ part }) => part === landsOn(piece.takeOff));
    const inCrack = landing?.passing === 'CRACK' ? landing.width / 2 : 0;
    const to = landing
      ? { x: landing.x + inCrack, y: landing.y + inCrack * (landing.fall / landing.width) }
      : piece.takeOff === 'LEFT'
        ? end
        : { x: end.x + WIDTH, y: end.y + 24 };
    return [{ from, to, height: 44 }];
  });
}

/** The y of a skier in the air; undefined on the snow. */
export function inAir(flights: readonly Flight[], x: number): number | undefined {
  const flight = flights.find(({ from, to }) => x > from.x && x < to.x);
  if (!flight) return undefined;
  const { from, to, height } = flight;
  const along = (x - from.x) / (to.x - from.x);
  return from.y + (to.y - from.y) * along - 4 * height * along * (1 - along);
}

/** The gradient with which the line goes on where no card lies. */
const BEHIND = 0.22;

/** The line of the snow: straight in each section, bent at the kinks, and with what stands out on the card. */
export function groundOf(pieces: readonly Piece[], from: Point): (x: number) => number {
  const all = pieces.flatMap(({ card, stretches }) => stretches.map((stretch) => ({ ...stretch, card })));
  const last = all.at(-1);
  if (!last) return (x) => from.y + (x - from.x) * BEHIND;
  const gradients = [BEHIND, ...all.map(({ fall, width }) => fall / width)];
  const kinks = all.map(({ x }, index) => ({ x, change: gradients[index + 1]! - gradients[index]! }));
  return (x) => {
    const here = all.findLast((stretch) => x >= stretch.x);
    const { x: left, y: top } = here ?? all[0]!;
    let y = top + (x - left) * (here ? here.fall / here.width : BEHIND);
    for (const kink of kinks) {
      const within = BEND - Math.abs(x - kink.x);
      if (within > 0) y += (kink.change * within * within) / (4 * BEND);
    }
    return here && x < left + here.width ? y + bump(here.card, here.part, (x - left) / here.width) : y;
  };
}

/** Where the skier is now, along x. */
export function standsAt(
  pieces: readonly Piece[],
  flights: readonly Flight[],
  view: InfiniskiView,
  from: Point,
): number {
  const last = pieces.findLast(({ ghost }) => !ghost);
  if (!last) return from.x;
  const flight = last.takeOff === null ? undefined : flights.at(-1);
  if (view.landing !== null && flight) return flight.from.x + Math.min(0.42 * (flight.to.x - flight.from.x), 56);
  const skied = last.stretches.findLast(({ passing }) => passing === 'SKIED');
  if (skied) return skied.x + skied.width - 6;
  const crack = last.stretches.find(({ passing }) => passing === 'CRACK');
  return crack ? crack.x + crack.width / 2 : startOf(last).x + 4;
}
