import { describe, expect, it } from 'vitest';
import type { Landscape, Track } from '../types';
import { share, trailMap } from './trail-path';

const eight: Landscape[] = ['L03', 'L05', 'L02', 'L09', 'L11', 'L07', 'L14', 'L08'];
const long: Track = { open: eight, faceDown: 0, rotated: 4 };
const short: Track = { open: eight.slice(0, 2), faceDown: 4, rotated: 3 };
const sizes = [
  [344, 380],
  [344, 330],
  [348, 304],
  [610, 480],
  [860, 430],
  [950, 330],
  [1240, 560],
] as const;

describe('the track in its picture', () => {
  it('gives the far rows more landscapes than the near ones', () => {
    expect(share(10, 3)).toEqual([3, 3, 4]);
    expect(share(10, 5)).toEqual([2, 2, 2, 2, 2]);
    expect(share(8, 3)).toEqual([2, 3, 3]);
  });

  it('has a start space and 51 or 41 fields', () => {
    expect(trailMap(long, 860, 430).slots).toHaveLength(52);
    expect(trailMap(short, 860, 430).slots).toHaveLength(42);
  });

  it.each(sizes)('%i × %i: every field is at least 20 px wide, in the picture and on no other', (width, height) => {
    for (const track of [long, short]) {
      const { slots, radius } = trailMap(track, width, height);
      expect(radius * 2).toBeGreaterThanOrEqual(20);
      slots.forEach((slot, index) => {
        expect(slot.x).toBeGreaterThan(radius);
        expect(slot.x).toBeLessThan(width - radius);
        expect(slot.y).toBeGreaterThan(radius);
        expect(slot.y).toBeLessThan(height - radius);
        for (const other of slots.slice(index + 1))
          expect(Math.hypot(slot.x - other.x, slot.y - other.y)).toBeGreaterThan(radius * 2);
      });
    }
  });

  it('tells which card lies across while it is face down', () => {
    const across = (track: Track) =>
      trailMap(track, 860, 430).stretches.flatMap(({ across }, at) => (across ? [at] : []));
    expect(across(short)).toEqual([3]);
    expect(across(long)).toEqual([]);
  });
});
