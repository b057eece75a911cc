import { expect, test } from 'vitest';
import { places } from './chairs';

test.each([2, 3, 4, 5, 6])('%d chairs stand apart from each other and within the room', (count) => {
  const spots = places(count);
  expect(spots).toHaveLength(count);
  for (const [index, spot] of spots.entries()) {
    expect(spot.x).toBeGreaterThan(12);
    expect(spot.x).toBeLessThan(88);
    for (const other of spots.slice(index + 1)) {
      expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(25);
    }
  }
});
