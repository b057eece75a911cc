/*
 * Cards in motion. A board marks the places between which cards move with data-place="…", and tells which cards the
 * events move. What is measured and flies is in flights.ts. Nothing moves for those who asked for reduced motion, nor
 * where the browser cannot animate.
 */
import type { SmallCard } from '../games/game';

/** A card on its way from one place of the board to another, face up or down as the viewer sees it. */
export interface Flight {
  /** The card as it arrives: its back, if the viewer does not see its face. */
  card: SmallCard;
  /** Its back, if it turns face up on its way. */
  back?: SmallCard;
  /** The places where it may have been, by name: it comes from the first that the board had. */
  from: readonly string[];
  /** The places where it may be now: it flies to the first that the board has. Empty if it tumbles off the board. */
  to: readonly string[];
  /** True if it is seen where it lands: until then that place looks as it did before. */
  lies?: boolean;
}

/** The step from one view to the next, as their viewer sees it. */
export interface Move<V, E> {
  /** The view that is shown until then. */
  before: V;
  view: V;
  /** The events of the entry that made it; empty where it came as a whole, and where I act unseen. */
  events: readonly E[];
  /** The seat whose view it is, or null for a spectator. */
  viewer: number | null;
  /** True if it answers to what I did. */
  mine: boolean;
}

/** A game's motion: the module that its board names. */
export interface Motion<V, E> {
  /** Lists the cards that move, those first that matter most. */
  flights(move: Move<V, E>): readonly Flight[];
  /** Lets it be seen otherwise, once the view is drawn; what moves over the whole board does so in the layer. */
  show?(root: HTMLElement, layer: HTMLElement, move: Move<V, E>): void;
}

/** The duration of a flight, in milliseconds. */
export const FLIGHT = 360;
/** The duration of a fall off the board, in milliseconds. */
export const FALL = 440;
/** The most cards in the air at once; others are where they are now without a flight. */
export const MOST = 12;
/** The time between cards of one move, and from the first to the last of them, in milliseconds. */
const BEAT = 45;
const SPREAD = 360;
/** The width of a card in a place that is no card's, such as a slope, and at least that in mid-flight, in pixels. */
const LOOSE = 56;
const SEEN = 48;

export const still = (): boolean =>
  typeof matchMedia !== 'function' ||
  document.documentElement.dataset.motion === 'less' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  typeof Element.prototype.animate !== 'function';

/** A box in pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The box of a card in a place: it fills a place of its own shape, and lies in the middle of any other. */
export function cardIn(place: Box, ratio: number): Box {
  const fitting = Math.min(place.width, place.height / ratio);
  const isItsOwn = Math.abs(place.height - place.width * ratio) < place.width * ratio * 0.2;
  const width = isItsOwn ? place.width : Math.min(fitting, LOOSE);
  const height = width * ratio;
  return {
    left: place.left + (place.width - width) / 2,
    top: isItsOwn ? place.top : place.top + (place.height - height) / 2,
    width,
    height,
  };
}

/** The way of a card that is drawn once, in its largest size, and then moved and scaled. */
export interface Way {
  /** Where it is drawn, in pixels. */
  width: number;
  start: string;
  end: string;
  /** The scale in the middle of the way, where it rises towards the viewer and small cards can be seen. */
  rise: number;
}

/** Plans the way between two boxes of the same card, from the upper left corner of `origin`. */
export function wayBetween(from: Box, to: Box, origin: Pick<Box, 'left' | 'top'>): Way {
  const width = Math.max(from.width, to.width);
  const at = (box: Box): string =>
    `translate(${px(box.left - origin.left)}, ${px(box.top - origin.top)}) scale(${(box.width / width).toFixed(4)})`;
  return { width, start: at(from), end: at(to), rise: Math.max(1.06, SEEN / Math.max(1, width)) };
}

const px = (length: number): string => `${length.toFixed(1)}px`;

/** The delay of each of so many cards of one move, in milliseconds: one after the other, soon all in the air. */
export const delays = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.round(index * Math.min(BEAT, SPREAD / Math.max(1, count - 1))));

/** Returns the fall of the card of this index: pixels to the right and down, and degrees. */
export const tumble = (index: number): [number, number, number] => [
  60 + (index % 6) * 14,
  100 + (index % 6) * 22,
  index % 2 ? 70 : -50,
];
