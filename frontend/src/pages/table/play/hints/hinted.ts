/** Where a board shows what a hint is about, by the names that boards give to their cards and places. */

/** The fields that actions of all games may have. */
interface Named {
  type: string;
  card?: string;
  from?: string;
  rocket?: string;
  port?: readonly string[];
  starboard?: readonly string[];
  pile?: string;
  place?: number;
  onto?: number;
  target?: number | null;
}

/** The pile or place of actions that name none. */
const PLACES: Record<string, string> = {
  Find: 'deck',
  OpenOne: 'deck',
  Refill: 'draw',
  PlayCentre: 'centre',
  DeclareFirst: 'centre',
};

/** The names of the places (`data-place`) at which the action is done; a board knows some of them, or none. */
export function placesOf(action: unknown, viewer: number): string[] {
  const { type, card, from, rocket, port = [], starboard = [], pile, place, onto, target } = action as Named;
  const named: string[] = [];
  if (from === 'PAYOFF') named.push(`payoff-${viewer}`);
  else if (card !== undefined)
    named.push(`card-${card}`, `${from ?? (type.startsWith('Draft') ? 'CENTRE' : 'HAND')}-${card}`);
  for (const one of [rocket ?? [], port, starboard].flat()) named.push(`card-${one}`);
  if (port.length > 0) named.push('tray-port');
  if (starboard.length > 0) named.push('tray-starboard');
  if (pile !== undefined) named.push(pile.toLowerCase());
  if (place !== undefined) named.push(`place-${viewer}-${place}`, `at-${place}`);
  if (onto !== undefined) named.push(`payoff-${onto}`);
  if (target !== undefined && target !== null) named.push(`hand-${target}`);
  const usual = PLACES[type];
  if (usual !== undefined) named.push(usual);
  return named;
}

/** The elements of the board that have one of these names. */
export function elementsAt(board: ParentNode, names: string[]): Element[] {
  return [...board.querySelectorAll<HTMLElement>('[data-place], [data-place-at]')].filter(({ dataset }) =>
    names.includes(dataset.place ?? `at-${dataset.placeAt}`),
  );
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The sum of the parts of others that a box covers: 1 for each that is wholly under it. */
export const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, one) => {
    const width = Math.min(box.left + box.width, one.left + one.width) - Math.max(box.left, one.left);
    const height = Math.min(box.top + box.height, one.top + one.height) - Math.max(box.top, one.top);
    return sum + (Math.max(0, width) * Math.max(0, height)) / Math.max(1, one.width * one.height);
  }, 0);
