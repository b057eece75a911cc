/** The legal actions, sorted by what the player touches: which card, and where it may go. */
import type { AntarcticAction, Card, Close, Face, Load, PlayCentre, Priority, Spend } from '../types';

/** Where a card can be let go. */
export type Target = 'centre' | 'discard' | 'own' | `seat-${number}`;

type Move = PlayCentre | Load | Spend | Close;

/** A face that a card can count as, and the action that declares it. */
export interface Declaration {
  action: AntarcticAction;
  as: Face;
}

const isMove = (action: AntarcticAction): action is Move =>
  action.type === 'PlayCentre' || action.type === 'Load' || action.type === 'Spend' || action.type === 'Close';

function targetOf(move: Move): Target {
  switch (move.type) {
    case 'PlayCentre':
      return 'centre';
    case 'Load':
      return `seat-${move.onto}`;
    case 'Spend':
      return 'discard';
    case 'Close':
      return 'own';
  }
}

/** The cards that may go somewhere. */
export const movable = (actions: readonly AntarcticAction[]): Set<Card> =>
  new Set(actions.filter(isMove).map((move) => move.card));

/** The cards that fit on the centre or on a payoff pile. */
export const fitting = (actions: readonly AntarcticAction[]): Set<Card> =>
  new Set(actions.flatMap((action) => (action.type === 'PlayCentre' || action.type === 'Load' ? [action.card] : [])));

/** Where a card may go, and by which actions; there are several where it can be declared in several ways. */
export function targetsOf(actions: readonly AntarcticAction[], card: Card | null): Map<Target, AntarcticAction[]> {
  const found = new Map<Target, AntarcticAction[]>();
  for (const action of actions) {
    if (!isMove(action) || action.card !== card) continue;
    const target = targetOf(action);
    found.set(target, [...(found.get(target) ?? []), action]);
  }
  return found;
}

/** The loads of a pile with cards of my hand. */
export const loadsOf = (actions: readonly AntarcticAction[], seat: number): Load[] =>
  actions.filter((action): action is Load => action.type === 'Load' && action.from === 'HAND' && action.onto === seat);

/** The actions that say what a card counts as. */
export const declarations = (actions: readonly AntarcticAction[]): Declaration[] =>
  actions.flatMap((action) =>
    action.type === 'PlayCentre' || action.type === 'DeclareFirst' ? [{ action, as: action.as }] : [],
  );

/** The action of a type of which there is one at most. */
export const only = <T extends 'EndTurn' | 'Call' | 'Accept' | 'Decline'>(
  actions: readonly AntarcticAction[],
  type: T,
): Extract<AntarcticAction, { type: T }> | undefined =>
  actions.find((action): action is Extract<AntarcticAction, { type: T }> => action.type === type);

const ofRank: Record<Priority, (action: AntarcticAction) => boolean> = {
  A: (action) => action.type === 'PlayCentre' && action.from === 'PAYOFF',
  B: (action) => action.type === 'PlayCentre' && action.from === 'HAND',
  C: (action) => action.type === 'Load' && action.from === 'PAYOFF',
  D: (action) => action.type === 'Load' && action.from === 'HAND',
};

/** The cards with which a play of this priority can be made: what the order hint marks. */
export const firstOf = (actions: readonly AntarcticAction[], rank: Priority | null): Set<Card> =>
  rank === null ? new Set() : movable(actions.filter(ofRank[rank]));
