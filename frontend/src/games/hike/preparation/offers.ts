/** The legal actions, sorted by what the player touches: which card, and where it may go. */
import type { Card, HikeAction } from '../types';

/** A card that can be taken up: where it lies, and which it is, or at which place of my sled. */
export type Held = `CENTRE:${Card}` | `HAND:${Card}` | `SLED:${number}`;

/** Where a card can be let go. */
export type Target = 'hand' | `place-${number}`;

interface Move {
  held: Held;
  target: Target;
}

function moveOf(action: HikeAction): Move | undefined {
  switch (action.type) {
    case 'DraftToSled':
      return { held: `CENTRE:${action.card}`, target: `place-${action.place}` };
    case 'DraftToHand':
      return { held: `CENTRE:${action.card}`, target: 'hand' };
    case 'PlaceFromHand':
      return { held: `HAND:${action.card}`, target: `place-${action.place}` };
    case 'PlaceYoungster':
      return { held: `${action.from}:${action.card}`, target: `place-${action.place}` };
    case 'LiftOut':
      return { held: `SLED:${action.place}`, target: 'hand' };
    default:
      return undefined;
  }
}

/** Whatever may be taken up. */
export const movable = (actions: readonly HikeAction[]): Set<Held> =>
  new Set(actions.flatMap((action) => moveOf(action)?.held ?? []));

/** Where it may go, and by which action. */
export function targetsOf(actions: readonly HikeAction[], held: Held | null): Map<Target, HikeAction> {
  const found = new Map<Target, HikeAction>();
  for (const action of actions) {
    const move = moveOf(action);
    if (move && move.held === held) found.set(move.target, action);
  }
  return found;
}

/** The upgrades, by place. */
export const upgrades = (actions: readonly HikeAction[]): Map<number, HikeAction> =>
  new Map(actions.flatMap((action) => (action.type === 'Upgrade' ? [[action.place, action]] : [])));

/** The action of a type of which there is one at most. */
export const only = <T extends 'OpenOne' | 'Pass' | 'Declare' | 'EndTurn'>(
  actions: readonly HikeAction[],
  type: T,
): Extract<HikeAction, { type: T }> | undefined =>
  actions.find((action): action is Extract<HikeAction, { type: T }> => action.type === type);

/** The card of what is held; undefined for a dog of the sled. */
export const cardOf = (held: Held): Card | undefined =>
  held.startsWith('SLED:') ? undefined : (held.slice(held.indexOf(':') + 1) as Card);

/** The place of what is held in the sled. */
export const placeOf = (held: Held): number | undefined =>
  held.startsWith('SLED:') ? Number(held.slice('SLED:'.length)) : undefined;
