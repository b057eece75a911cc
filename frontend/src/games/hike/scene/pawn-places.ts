/** Where each sled is drawn: those on one field stand side by side, so that each flag is seen. */
import type { TrailMap } from './trail-path';
import type { HikeBoard } from '../types';

export interface PawnPlace {
  seat: number;
  position: number;
  x: number;
  y: number;
  scale: number;
  /** True if another sled is right behind it. */
  covered: boolean;
}

const BESIDE = 3;

/** The mushers who race, or stand at the start. */
export const racersOf = (board: HikeBoard): number[] =>
  board.mushers.flatMap(({ standing }, seat) => (standing === 'RACING' || standing === 'DECLARED' ? [seat] : []));

/** From the back of the picture to the front. */
export function placesOf(board: HikeBoard, map: TrailMap): PawnPlace[] {
  const racers = racersOf(board);
  const at = (seat: number): number => board.mushers[seat]?.position ?? 0;
  const places = racers.map((seat): PawnPlace => {
    const position = at(seat);
    const company = racers.filter((other) => at(other) === position);
    const index = company.indexOf(seat);
    const inRow = Math.min(BESIDE, company.length - Math.floor(index / BESIDE) * BESIDE);
    const column = (index % BESIDE) - (inRow - 1) / 2;
    const slot = map.slots[position] ?? { x: 0, y: 0 };
    const tight = company.length > 1;
    const deep = company.length > BESIDE;
    return {
      seat,
      position,
      x: slot.x + column * map.radius * 1.36,
      y: slot.y + map.radius * (deep ? 0.8 : 0.5) - Math.floor(index / BESIDE) * map.radius * 1.5,
      scale: tight ? 0.82 : 1,
      covered: deep && index < BESIDE,
    };
  });
  return places.sort((one, other) => one.y - other.y || one.seat - other.seat);
}
