import type { SeatInfo } from '../games/game';

/** The others, clockwise from a seat; for a spectator all. */
export function othersFrom(viewer: number | null, seats: readonly SeatInfo[]): SeatInfo[] {
  const from = ({ seat }: SeatInfo): number => (seat - (viewer ?? 0) + seats.length) % seats.length;
  return seats.filter((one) => one.seat !== viewer).sort((a, b) => from(a) - from(b));
}
