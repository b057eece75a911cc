/** The printed colours and signs of the three slopes; the direction of the sign tells them apart as well. */
import type { Slope } from '../types';

export const slopeInk: Record<Slope, string> = {
  DOWNHILL: 'var(--infiniski-downhill)',
  FLAT: 'var(--infiniski-flat)',
  UPHILL: 'var(--infiniski-uphill)',
};

/** An arrow on 24 × 24 units. */
export const slopeArrow: Record<Slope, string> = {
  DOWNHILL: 'M4 6L17 17M18 8V18H8',
  FLAT: 'M3 12H20M14 5L21 12L14 19',
  UPHILL: 'M4 18L17 7M8 6H18V16',
};
