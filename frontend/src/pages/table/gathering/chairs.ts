interface Spot {
  /** Percent from the left. */
  x: number;
  /** Percent from the top. */
  y: number;
}

/** Where the chairs stand around the table, in seat order, clockwise from the near side. */
export function places(count: number): Spot[] {
  return Array.from({ length: count }, (_, seat) => {
    const angle = Math.PI / 2 + (seat * 2 * Math.PI) / count;
    return { x: Math.round(50 + 33.5 * Math.cos(angle)), y: Math.round(49 + 37 * Math.sin(angle)) };
  });
}
