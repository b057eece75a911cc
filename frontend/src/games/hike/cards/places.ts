/** The places of a sled: neighbours and their edges. For explanations only: the server decides what is legal. */
import { huskies, type Edge } from '../deck';
import type { Card, Husky, Terrain } from '../types';

export type Side = 'top' | 'right' | 'bottom' | 'left';
export type Sled = readonly (Husky | null)[];

export const sides: readonly Side[] = ['top', 'right', 'bottom', 'left'];
/** The side of a neighbour that lies against a side. */
const facing: Record<Side, Side> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' };

/** Returns the number of places in a row of the sled. */
export const columnsOf = (sled: Sled): number => sled.length / 2;

/** The place on that side; undefined at the rim of the sled. */
function beside(sled: Sled, place: number, side: Side): number | undefined {
  const columns = columnsOf(sled);
  const [upper, column] = [place < columns, place % columns];
  switch (side) {
    case 'top':
      return upper ? undefined : place - columns;
    case 'bottom':
      return upper ? place + columns : undefined;
    case 'left':
      return column === 0 ? undefined : place - 1;
    case 'right':
      return column === columns - 1 ? undefined : place + 1;
  }
}

/** A neighbour of a place, and the edge that it shows there. */
interface Demand {
  side: Side;
  neighbour: Card;
  edge: Edge;
}

export function demandsOf(sled: Sled, place: number): Demand[] {
  return sides.flatMap((side) => {
    const neighbour = sled[beside(sled, place, side) ?? -1]?.card;
    const edge = neighbour && huskies[neighbour]?.[facing[side]];
    return edge ? [{ side, neighbour, edge }] : [];
  });
}

/** Returns the edges of a card that do not match the neighbours of a place. */
export function misfits(sled: Sled, place: number, card: Card): (Demand & { mine: Edge })[] {
  const printed = huskies[card];
  if (!printed) return [];
  return demandsOf(sled, place).flatMap((demand) => {
    const mine = printed[demand.side];
    const fits = mine === demand.edge || mine === 'JOKER' || demand.edge === 'JOKER';
    return fits ? [] : [{ ...demand, mine }];
  });
}

/** The kinds of snow from which a husky with equipment could choose its point at a place (ruling R19). */
export function learnable(sled: Sled, place: number): Terrain[] {
  const taught = sides.flatMap((side) => {
    const husky = sled[beside(sled, place, side) ?? -1];
    return husky && husky.condition !== 'RESTING' ? (huskies[husky.card]?.points ?? []) : [];
  });
  return terrains.filter((terrain) => taught.includes(terrain));
}

export const terrains: readonly Terrain[] = ['COMPACT', 'ICE', 'POWDER'];

export type Tally = Record<Terrain, number>;

export const tallyOf = (all: readonly Terrain[]): Tally => ({
  COMPACT: all.filter((one) => one === 'COMPACT').length,
  ICE: all.filter((one) => one === 'ICE').length,
  POWDER: all.filter((one) => one === 'POWDER').length,
});

/** The printed movement points of a sled. */
export const pointsOf = (sled: Sled): Tally =>
  tallyOf(sled.flatMap((husky) => (husky ? (huskies[husky.card]?.points ?? []) : [])));
