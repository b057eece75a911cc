/**
 * What each husky looks like: parts chosen by hand for each card, so that the same dog always looks the same and no two
 * look alike. Names and looks go together where a name asks for it (Copper is copper, Raven black, Cloud white).
 */
import type { Dog } from './dogs';

export const coats = {
  ash: { fur: '#8b9299', dark: '#5f676f', light: '#f6f1e6' },
  charcoal: { fur: '#454d58', dark: '#2b313a', light: '#f4ecdd' },
  black: { fur: '#262b35', dark: '#12161d', light: '#f7f0e2' },
  slate: { fur: '#5b7188', dark: '#3b4d61', light: '#f2f0ea' },
  silver: { fur: '#b9c1c6', dark: '#87929a', light: '#fffaf0' },
  white: { fur: '#d3dde1', dark: '#a9b9c1', light: '#fffdf6' },
  cream: { fur: '#e6c893', dark: '#b8935b', light: '#fff6e2' },
  copper: { fur: '#c4692f', dark: '#8c4219', light: '#fdeed6' },
  red: { fur: '#964a2a', dark: '#642b17', light: '#f8e6cc' },
  sable: { fur: '#7a5a40', dark: '#4d3526', light: '#f3dfbf' },
  cocoa: { fur: '#583a2c', dark: '#36211a', light: '#efd9b8' },
  agouti: { fur: '#8f7f63', dark: '#5d5140', light: '#f4e9cf' },
} as const;

export const skies = {
  gold: { sky: '#f0bd58', sun: '#f8d587' },
  peach: { sky: '#f0b48a', sun: '#f8d2b0' },
  brick: { sky: '#cf6243', sun: '#e58a5f' },
  teal: { sky: '#4b98a5', sun: '#78b8bd' },
  ice: { sky: '#a7d2da', sun: '#cfe8ea' },
  sage: { sky: '#8fb296', sun: '#b5cfb2' },
  plum: { sky: '#73628f', sun: '#9585ad' },
  night: { sky: '#234264', sun: '#3a6088' },
} as const;

/** The band around the neck. */
export const bands = {
  red: '#c8391f',
  orange: '#e07f1d',
  gold: '#e9b22f',
  green: '#2a8a55',
  teal: '#1f7f83',
  blue: '#2360a8',
  plum: '#6d4691',
  timber: '#6b3f22',
} as const;

/** How the dark of the coat lies on the face. */
export type Mask = 'CAP' | 'PEAK' | 'OPEN' | 'GOGGLES' | 'BLAZE' | 'HOOD' | 'HALF' | 'STRIPE';
export type Ears = 'UPRIGHT' | 'TILTED' | 'LEFT_FOLDED' | 'RIGHT_FOLDED' | 'LOW';
export type Eyes = 'BROWN' | 'BLUE' | 'AMBER' | 'ODD' | 'ODD_TURNED';
/** How far they are open. */
export type Lids = 'WIDE' | 'KEEN' | 'CALM' | 'SLEEPY';
export type Mark = 'NONE' | 'PIPS' | 'BROWS' | 'STAR' | 'FRECKLES' | 'TEAR';
export type Mouth = 'SHUT' | 'SMILE' | 'TONGUE' | 'BLEP' | 'GRIN';

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
