// Made from the Java records of the same names. To make it anew: ./mvnw -q test-compile exec:exec@types

import type { Part, Slope, SlopeCard } from './types';

/** One section of a slope card; null stands for the red X. */
export interface PrintedSection {
  slope: Slope;
  /** By how much the speed changes; more than one leaves the choice. */
  speeds: readonly number[];
  hazard: number;
  /** From which speed on the skier can jump. */
  canJump: number | null;
  /** From which speed on the skier must jump. */
  mustJump: number | null;
  flag: 'NONE' | 'ALWAYS' | 'WITH_MORE';
  yeti: boolean;
}

export interface PrintedCard extends Record<Part, PrintedSection | null> {
  name: string;
}

export const slopeCards: Record<SlopeCard, PrintedCard> = {
  S01: {
    name: 'Bunny slope',
    PORTRAIT: { slope: 'DOWNHILL', speeds: [1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    LEFT: { slope: 'FLAT', speeds: [0], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    RIGHT: { slope: 'DOWNHILL', speeds: [1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
  },
  S02: {
    name: 'Steep drop',
    PORTRAIT: { slope: 'DOWNHILL', speeds: [2, 3], hazard: 0, canJump: 6, mustJump: null, flag: 'NONE', yeti: false },
    LEFT: { slope: 'FLAT', speeds: [-1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    RIGHT: { slope: 'UPHILL', speeds: [-1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
  },
  S03: {
    name: 'Long run',
    PORTRAIT: { slope: 'FLAT', speeds: [0], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    LEFT: { slope: 'DOWNHILL', speeds: [1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    RIGHT: { slope: 'DOWNHILL', speeds: [1], hazard: 1, canJump: null, mustJump: null, flag: 'WITH_MORE', yeti: false },
  },
  S04: {
    name: 'Ridge climb',
    PORTRAIT: { slope: 'FLAT', speeds: [-1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    LEFT: { slope: 'UPHILL', speeds: [-2], hazard: 0, canJump: 7, mustJump: null, flag: 'NONE', yeti: false },
    RIGHT: { slope: 'UPHILL', speeds: [-1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
  },
  S05: {
    name: 'Flag gate',
    PORTRAIT: null,
    LEFT: { slope: 'DOWNHILL', speeds: [1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    RIGHT: { slope: 'FLAT', speeds: [-1], hazard: 0, canJump: null, mustJump: null, flag: 'ALWAYS', yeti: false },
  },
  S06: {
    name: 'Yeti lair',
    PORTRAIT: { slope: 'DOWNHILL', speeds: [1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    LEFT: { slope: 'UPHILL', speeds: [-1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    RIGHT: { slope: 'UPHILL', speeds: [-1], hazard: 3, canJump: null, mustJump: null, flag: 'NONE', yeti: true },
  },
  S07: {
    name: 'Broken slope',
    PORTRAIT: { slope: 'UPHILL', speeds: [-1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    LEFT: { slope: 'DOWNHILL', speeds: [2], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    RIGHT: null,
  },
  S08: {
    name: 'Kicker',
    PORTRAIT: { slope: 'UPHILL', speeds: [-1], hazard: 0, canJump: 5, mustJump: null, flag: 'NONE', yeti: false },
    LEFT: { slope: 'FLAT', speeds: [0], hazard: 0, canJump: 6, mustJump: 8, flag: 'NONE', yeti: false },
    RIGHT: { slope: 'DOWNHILL', speeds: [1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
  },
  S09: {
    name: 'Mogul field',
    PORTRAIT: { slope: 'DOWNHILL', speeds: [1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    LEFT: { slope: 'UPHILL', speeds: [-1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    RIGHT: { slope: 'FLAT', speeds: [-1], hazard: 1, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
  },
  S10: {
    name: 'Hump',
    PORTRAIT: { slope: 'FLAT', speeds: [0], hazard: 0, canJump: 6, mustJump: null, flag: 'NONE', yeti: false },
    LEFT: { slope: 'UPHILL', speeds: [-1], hazard: 0, canJump: 6, mustJump: null, flag: 'NONE', yeti: false },
    RIGHT: { slope: 'DOWNHILL', speeds: [2], hazard: 0, canJump: null, mustJump: null, flag: 'WITH_MORE', yeti: false },
  },
  S11: {
    name: 'Valley',
    PORTRAIT: { slope: 'FLAT', speeds: [-1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    LEFT: { slope: 'DOWNHILL', speeds: [2], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    RIGHT: { slope: 'UPHILL', speeds: [-2], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
  },
  S12: {
    name: 'Tree line',
    PORTRAIT: { slope: 'FLAT', speeds: [0], hazard: 1, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    LEFT: { slope: 'DOWNHILL', speeds: [2], hazard: 1, canJump: null, mustJump: null, flag: 'WITH_MORE', yeti: false },
    RIGHT: { slope: 'FLAT', speeds: [0], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
  },
  S13: {
    name: 'Terrace',
    PORTRAIT: { slope: 'UPHILL', speeds: [-1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    LEFT: { slope: 'FLAT', speeds: [0], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    RIGHT: { slope: 'FLAT', speeds: [-1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
  },
  S14: {
    name: 'Cornice',
    PORTRAIT: { slope: 'DOWNHILL', speeds: [2], hazard: 1, canJump: null, mustJump: 9, flag: 'NONE', yeti: false },
    LEFT: { slope: 'UPHILL', speeds: [-1], hazard: 0, canJump: 6, mustJump: 8, flag: 'NONE', yeti: false },
    RIGHT: { slope: 'DOWNHILL', speeds: [2], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
  },
  S15: {
    name: 'Gully',
    PORTRAIT: { slope: 'UPHILL', speeds: [-2], hazard: 0, canJump: 6, mustJump: null, flag: 'NONE', yeti: false },
    LEFT: { slope: 'FLAT', speeds: [0], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
    RIGHT: { slope: 'FLAT', speeds: [-1], hazard: 0, canJump: null, mustJump: null, flag: 'NONE', yeti: false },
  },
};

/** The score card: hand and flag by speed; place 0 stands for no speed at all. */
export const scoreCard: readonly { hand: number; flag: number }[] = [
  { hand: 5, flag: 0 },
  { hand: 5, flag: 0 },
  { hand: 5, flag: 0 },
  { hand: 4, flag: 1 },
  { hand: 4, flag: 1 },
  { hand: 3, flag: 2 },
  { hand: 3, flag: 2 },
  { hand: 2, flag: 3 },
  { hand: 2, flag: 3 },
  { hand: 1, flag: 4 },
  { hand: 1, flag: 4 },
];
