/**
 * The five colours as they are printed. Each has its own hatch and its own end of the corner tab besides, so that nobody
 * needs the colour itself: red rises (upright strokes), yellow is snow (dots), green leans (slanted strokes), blue is
 * the sea (waves), black is the night with all four in its sky.
 */
import type { Colour } from '../types';

interface Print {
  /** The ground. */
  ink: string;
  /** For words, numerals and shadows. */
  dark: string;
  /** For snow far away. */
  pale: string;
  /** The ink of the pattern over the ground. */
  hatch: string;
  /** The hatch over 90 × 108 units, as strokes of the width that follows. */
  strokes: string;
  strokeWidth: number;
  hatchEnds: 'butt' | 'round';
  /** The corner tab of a card of 100 × 140 units. */
  tab: string;
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);

const upright = range(5, 90, 10)
  .map((x) => `M${x} 0V108`)
  .join('');
const slanted = range(-100, 90, 13)
  .map((x) => `M${x} 108L${x + 108} 0`)
  .join('');
const waves = range(4, 112, 12)
  .map((y) => `M-4 ${y}q6-5 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0`)
  .join('');
const snow = range(5, 108, 11)
  .flatMap((y, row) => range(row % 2 === 0 ? 6 : 12.5, 92, 13).map((x) => `M${x} ${y}h0`))
  .join('');

export const prints: Record<Colour, Print> = {
  RED: {
    ink: 'var(--antarctic-red)',
    dark: 'var(--antarctic-red-dark)',
    pale: 'var(--antarctic-red-pale)',
    hatch: 'var(--antarctic-red-hatch)',
    strokes: upright,
    strokeWidth: 3.4,
    hatchEnds: 'butt',
    tab: 'M4 4H36V56L20 67L4 56Z',
  },
  YELLOW: {
    ink: 'var(--antarctic-yellow)',
    dark: 'var(--antarctic-yellow-dark)',
    pale: 'var(--antarctic-yellow-pale)',
    hatch: 'var(--antarctic-yellow-hatch)',
    strokes: snow,
    strokeWidth: 4.6,
    hatchEnds: 'round',
    tab: 'M4 4H36V50A16 15 0 0 1 4 50Z',
  },
  GREEN: {
    ink: 'var(--antarctic-green)',
    dark: 'var(--antarctic-green-dark)',
    pale: 'var(--antarctic-green-pale)',
    hatch: 'var(--antarctic-green-hatch)',
    strokes: slanted,
    strokeWidth: 4,
    hatchEnds: 'butt',
    tab: 'M4 4H36V67L20 56L4 67Z',
  },
  BLUE: {
    ink: 'var(--antarctic-blue)',
    dark: 'var(--antarctic-blue-dark)',
    pale: 'var(--antarctic-blue-pale)',
    hatch: 'var(--antarctic-blue-hatch)',
    strokes: waves,
    strokeWidth: 2.6,
    hatchEnds: 'butt',
    tab: 'M4 4H36V62H4Z',
  },
  BLACK: {
    ink: 'var(--antarctic-black)',
    dark: 'var(--antarctic-black-dark)',
    pale: 'var(--antarctic-black-pale)',
    hatch: 'var(--antarctic-black-hatch)',
    strokes: '',
    strokeWidth: 0,
    hatchEnds: 'butt',
    tab: 'M4 4H36V56L31 67L25.600 56L20 67L14.400 56L9 67L4 56Z',
  },
};
