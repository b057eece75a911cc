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

interface Gap {
  top: number;
  height: number;
}

/** The least height in which words can be read. */
const READABLE = 120;

/**
 * Finds the place between two edges of the screen for a panel as wide as the screen, so that it covers none of the
 * boxes: the first gap that is high enough, else the highest one. Undefined if no gap has room for words.
 */
export function gapFor(height: number, boxes: readonly Box[], top: number, bottom: number): Gap | undefined {
  const inSight = boxes.filter((box) => box.top + box.height > top && box.top < bottom);
  const gaps: Gap[] = [];
  let from = top;
  for (const box of inSight.toSorted((one, other) => one.top - other.top)) {
    if (box.top > from) gaps.push({ top: from, height: box.top - from });
    from = Math.max(from, box.top + box.height);
  }
  if (bottom > from) gaps.push({ top: from, height: bottom - from });
  const highest = gaps.reduce<Gap | undefined>(
    (best, gap) => (best && best.height >= gap.height ? best : gap),
    undefined,
  );
  const found = gaps.find((gap) => gap.height >= height) ?? highest;
  return found && found.height >= READABLE ? found : undefined;
}
