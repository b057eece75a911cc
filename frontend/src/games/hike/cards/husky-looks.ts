/**
 * The look of each husky: parts chosen by hand for each card, so that the same dog always looks the same and no two
 * look alike. Names and looks go together where a name asks for it (Copper is copper, Raven black, Cloud white).
 */
import type { Dog } from './dogs';

export const coats = {
  ash: { fur: 'var(--hike-coat-ash)', dark: 'var(--hike-coat-ash-dark)', light: 'var(--hike-coat-ash-light)' },
  charcoal: {
    fur: 'var(--hike-coat-charcoal)',
    dark: 'var(--hike-coat-charcoal-dark)',
    light: 'var(--hike-coat-charcoal-light)',
  },
  black: { fur: 'var(--hike-coat-black)', dark: 'var(--hike-coat-black-dark)', light: 'var(--hike-coat-black-light)' },
  slate: { fur: 'var(--hike-coat-slate)', dark: 'var(--hike-coat-slate-dark)', light: 'var(--hike-coat-slate-light)' },
  silver: {
    fur: 'var(--hike-coat-silver)',
    dark: 'var(--hike-coat-silver-dark)',
    light: 'var(--hike-coat-silver-light)',
  },
  white: { fur: 'var(--hike-coat-white)', dark: 'var(--hike-coat-white-dark)', light: 'var(--hike-coat-white-light)' },
  cream: { fur: 'var(--hike-coat-cream)', dark: 'var(--hike-coat-cream-dark)', light: 'var(--hike-coat-cream-light)' },
  copper: {
    fur: 'var(--hike-coat-copper)',
    dark: 'var(--hike-coat-copper-dark)',
    light: 'var(--hike-coat-copper-light)',
  },
  red: { fur: 'var(--hike-coat-red)', dark: 'var(--hike-coat-red-dark)', light: 'var(--hike-coat-red-light)' },
  sable: { fur: 'var(--hike-coat-sable)', dark: 'var(--hike-coat-sable-dark)', light: 'var(--hike-coat-sable-light)' },
  cocoa: { fur: 'var(--hike-coat-cocoa)', dark: 'var(--hike-coat-cocoa-dark)', light: 'var(--hike-coat-cocoa-light)' },
  agouti: {
    fur: 'var(--hike-coat-agouti)',
    dark: 'var(--hike-coat-agouti-dark)',
    light: 'var(--hike-coat-agouti-light)',
  },
} as const;

export const skies = {
  gold: { sky: 'var(--hike-sky-gold)', sun: 'var(--hike-sky-gold-sun)' },
  peach: { sky: 'var(--hike-sky-peach)', sun: 'var(--hike-sky-peach-sun)' },
  brick: { sky: 'var(--hike-sky-brick)', sun: 'var(--hike-sky-brick-sun)' },
  teal: { sky: 'var(--hike-sky-teal)', sun: 'var(--hike-sky-teal-sun)' },
  ice: { sky: 'var(--hike-sky-ice)', sun: 'var(--hike-sky-ice-sun)' },
  sage: { sky: 'var(--hike-sky-sage)', sun: 'var(--hike-sky-sage-sun)' },
  plum: { sky: 'var(--hike-sky-plum)', sun: 'var(--hike-sky-plum-sun)' },
  night: { sky: 'var(--hike-sky-night)', sun: 'var(--hike-sky-night-sun)' },
} as const;

/** The band around the neck. */
export const bands = {
  red: 'var(--hike-band-red)',
  orange: 'var(--hike-band-orange)',
  gold: 'var(--hike-band-gold)',
  green: 'var(--hike-band-green)',
  teal: 'var(--hike-band-teal)',
  blue: 'var(--hike-band-blue)',
  plum: 'var(--hike-band-plum)',
  timber: 'var(--hike-band-timber)',
} as const;

/** The pattern of the coat's dark colour on the face. */
export type Mask = 'CAP' | 'PEAK' | 'OPEN' | 'GOGGLES' | 'BLAZE' | 'HOOD' | 'HALF' | 'STRIPE';
type Ears = 'UPRIGHT' | 'TILTED' | 'LEFT_FOLDED' | 'RIGHT_FOLDED' | 'LOW';
export type Eyes = 'BROWN' | 'BLUE' | 'AMBER' | 'ODD' | 'ODD_TURNED';
/** The eyelids, from wide open to almost shut. */
type Lids = 'WIDE' | 'KEEN' | 'CALM' | 'SLEEPY';
type Mark = 'NONE' | 'PIPS' | 'BROWS' | 'STAR' | 'FRECKLES' | 'TEAR';
type Mouth = 'SHUT' | 'SMILE' | 'TONGUE' | 'BLEP' | 'GRIN';

export interface Look {
  coat: keyof typeof coats;
  mask: Mask;
  ears: Ears;
  eyes: Eyes;
  lids: Lids;
  mark: Mark;
  mouth: Mouth;
  band: keyof typeof bands;
  sky: keyof typeof skies;
}

type Row = readonly [Look['coat'], Mask, Ears, Eyes, Lids, Mark, Mouth, Look['band'], Look['sky']];

const look = ([coat, mask, ears, eyes, lids, mark, mouth, band, sky]: Row): Look => ({
  coat,
  mask,
  ears,
  eyes,
  lids,
  mark,
  mouth,
  band,
  sky,
});

const rows: Record<Dog, Row> = {
  H01: ['ash', 'CAP', 'UPRIGHT', 'BROWN', 'CALM', 'PIPS', 'SHUT', 'red', 'peach'],
  H02: ['silver', 'OPEN', 'TILTED', 'BLUE', 'WIDE', 'STAR', 'SMILE', 'plum', 'night'],
  H03: ['white', 'STRIPE', 'UPRIGHT', 'AMBER', 'KEEN', 'FRECKLES', 'SHUT', 'green', 'sage'],
  H04: ['white', 'GOGGLES', 'UPRIGHT', 'BLUE', 'KEEN', 'NONE', 'SHUT', 'blue', 'teal'],
  H05: ['slate', 'PEAK', 'TILTED', 'AMBER', 'CALM', 'BROWS', 'SMILE', 'teal', 'gold'],
  H06: ['sable', 'BLAZE', 'LEFT_FOLDED', 'BROWN', 'WIDE', 'FRECKLES', 'TONGUE', 'orange', 'ice'],
  H07: ['silver', 'PEAK', 'TILTED', 'BLUE', 'CALM', 'NONE', 'BLEP', 'teal', 'brick'],
  H08: ['red', 'CAP', 'UPRIGHT', 'BROWN', 'KEEN', 'BROWS', 'SHUT', 'green', 'ice'],
  H09: ['charcoal', 'GOGGLES', 'LOW', 'AMBER', 'SLEEPY', 'PIPS', 'SHUT', 'orange', 'peach'],
  H10: ['white', 'OPEN', 'LOW', 'BROWN', 'SLEEPY', 'NONE', 'SMILE', 'gold', 'ice'],
  H11: ['cream', 'STRIPE', 'TILTED', 'BLUE', 'WIDE', 'STAR', 'GRIN', 'red', 'night'],
  H12: ['copper', 'PEAK', 'UPRIGHT', 'AMBER', 'KEEN', 'PIPS', 'SMILE', 'blue', 'teal'],
  H13: ['agouti', 'GOGGLES', 'RIGHT_FOLDED', 'BROWN', 'WIDE', 'TEAR', 'BLEP', 'green', 'gold'],
  H14: ['cream', 'CAP', 'LOW', 'BROWN', 'CALM', 'FRECKLES', 'SHUT', 'timber', 'sage'],
  H15: ['black', 'HALF', 'UPRIGHT', 'ODD', 'KEEN', 'PIPS', 'SHUT', 'plum', 'ice'],
  H16: ['red', 'HOOD', 'TILTED', 'AMBER', 'KEEN', 'PIPS', 'GRIN', 'gold', 'peach'],
  H17: ['agouti', 'OPEN', 'UPRIGHT', 'BROWN', 'CALM', 'BROWS', 'SMILE', 'green', 'teal'],
  H18: ['slate', 'CAP', 'UPRIGHT', 'BLUE', 'CALM', 'NONE', 'SHUT', 'red', 'ice'],
  H19: ['charcoal', 'BLAZE', 'UPRIGHT', 'BROWN', 'KEEN', 'BROWS', 'SHUT', 'timber', 'gold'],
  H20: ['silver', 'CAP', 'UPRIGHT', 'BLUE', 'KEEN', 'TEAR', 'SHUT', 'blue', 'night'],
  H21: ['ash', 'PEAK', 'TILTED', 'ODD', 'WIDE', 'NONE', 'TONGUE', 'gold', 'teal'],
  H22: ['white', 'HALF', 'UPRIGHT', 'ODD_TURNED', 'CALM', 'NONE', 'SHUT', 'teal', 'brick'],
  H23: ['ash', 'HOOD', 'LOW', 'BROWN', 'CALM', 'FRECKLES', 'SHUT', 'orange', 'sage'],
  H24: ['slate', 'OPEN', 'RIGHT_FOLDED', 'BROWN', 'WIDE', 'PIPS', 'SMILE', 'red', 'peach'],
  H25: ['sable', 'PEAK', 'LOW', 'AMBER', 'CALM', 'PIPS', 'SMILE', 'teal', 'gold'],
  H26: ['charcoal', 'OPEN', 'TILTED', 'BLUE', 'WIDE', 'BROWS', 'BLEP', 'plum', 'sage'],
  H27: ['copper', 'BLAZE', 'TILTED', 'BROWN', 'SLEEPY', 'NONE', 'SMILE', 'green', 'ice'],
  H28: ['slate', 'STRIPE', 'LEFT_FOLDED', 'AMBER', 'KEEN', 'PIPS', 'GRIN', 'orange', 'peach'],
  H29: ['agouti', 'CAP', 'UPRIGHT', 'AMBER', 'KEEN', 'STAR', 'SHUT', 'red', 'ice'],
  H30: ['cream', 'GOGGLES', 'TILTED', 'BLUE', 'WIDE', 'NONE', 'TONGUE', 'blue', 'brick'],
  H31: ['sable', 'STRIPE', 'UPRIGHT', 'AMBER', 'KEEN', 'BROWS', 'SHUT', 'gold', 'night'],
  H32: ['red', 'OPEN', 'LEFT_FOLDED', 'BROWN', 'CALM', 'FRECKLES', 'TONGUE', 'teal', 'gold'],
  H33: ['cocoa', 'CAP', 'LOW', 'BROWN', 'WIDE', 'PIPS', 'BLEP', 'orange', 'teal'],
  H34: ['agouti', 'HOOD', 'TILTED', 'BROWN', 'SLEEPY', 'NONE', 'SHUT', 'plum', 'sage'],
  H35: ['silver', 'GOGGLES', 'LEFT_FOLDED', 'ODD', 'CALM', 'STAR', 'SMILE', 'red', 'plum'],
  H36: ['black', 'CAP', 'UPRIGHT', 'BLUE', 'KEEN', 'PIPS', 'SHUT', 'teal', 'gold'],
  H37: ['white', 'PEAK', 'RIGHT_FOLDED', 'ODD', 'WIDE', 'NONE', 'GRIN', 'plum', 'teal'],
  H38: ['cocoa', 'OPEN', 'LOW', 'AMBER', 'CALM', 'NONE', 'GRIN', 'blue', 'ice'],
  H39: ['black', 'BLAZE', 'RIGHT_FOLDED', 'BROWN', 'WIDE', 'FRECKLES', 'TONGUE', 'red', 'sage'],
  H40: ['silver', 'HALF', 'TILTED', 'ODD_TURNED', 'KEEN', 'PIPS', 'SMILE', 'orange', 'night'],
  H41: ['black', 'HOOD', 'UPRIGHT', 'AMBER', 'KEEN', 'NONE', 'SHUT', 'gold', 'brick'],
  H42: ['charcoal', 'PEAK', 'UPRIGHT', 'BROWN', 'SLEEPY', 'BROWS', 'SMILE', 'green', 'ice'],
  H43: ['cocoa', 'PEAK', 'TILTED', 'BLUE', 'KEEN', 'PIPS', 'SHUT', 'red', 'gold'],
  H44: ['ash', 'STRIPE', 'LEFT_FOLDED', 'BROWN', 'CALM', 'TEAR', 'SMILE', 'timber', 'sage'],
  H45: ['charcoal', 'HALF', 'LOW', 'ODD', 'KEEN', 'BROWS', 'GRIN', 'blue', 'plum'],
  H46: ['copper', 'CAP', 'UPRIGHT', 'BLUE', 'WIDE', 'STAR', 'TONGUE', 'red', 'night'],
  H47: ['ash', 'GOGGLES', 'UPRIGHT', 'BLUE', 'SLEEPY', 'BROWS', 'BLEP', 'teal', 'peach'],
  H48: ['cream', 'BLAZE', 'LOW', 'ODD_TURNED', 'WIDE', 'PIPS', 'TONGUE', 'green', 'plum'],
  Y1: ['sable', 'CAP', 'LOW', 'BROWN', 'WIDE', 'PIPS', 'SMILE', 'green', 'peach'],
  Y2: ['cream', 'OPEN', 'LOW', 'BROWN', 'WIDE', 'NONE', 'TONGUE', 'red', 'teal'],
  Y3: ['ash', 'BLAZE', 'LEFT_FOLDED', 'BLUE', 'WIDE', 'NONE', 'SHUT', 'green', 'sage'],
  Y4: ['white', 'GOGGLES', 'LOW', 'BROWN', 'WIDE', 'STAR', 'BLEP', 'plum', 'ice'],
  Y5: ['copper', 'PEAK', 'RIGHT_FOLDED', 'AMBER', 'WIDE', 'PIPS', 'GRIN', 'blue', 'gold'],
  Y6: ['charcoal', 'CAP', 'LOW', 'BLUE', 'WIDE', 'PIPS', 'TONGUE', 'orange', 'ice'],
  Y7: ['silver', 'STRIPE', 'RIGHT_FOLDED', 'ODD', 'WIDE', 'NONE', 'SMILE', 'gold', 'plum'],
  Y8: ['black', 'HALF', 'LEFT_FOLDED', 'ODD_TURNED', 'WIDE', 'PIPS', 'BLEP', 'red', 'peach'],
};

export const looks = Object.fromEntries(Object.entries(rows).map(([dog, row]) => [dog, look(row)])) as Record<
  Dog,
  Look
>;
