/** People who play Antarctic Solitaire: some slowly and in order, some in a hurry. */
import { expect } from '@playwright/test';
import type { AntarcticAction, PlayCentre, Priority } from '../../src/games/antarctic/types';
import { act, byMouse, isAsked, type AntarcticPosition, type Doing, type Player } from './antarctic-hands';

/** Takes the turn of a player. */
export type Style = (position: AntarcticPosition) => AntarcticAction;

const RANKS: Record<Priority, (action: AntarcticAction) => boolean> = {
  A: (action) => action.type === 'PlayCentre' && action.from === 'PAYOFF',
  B: (action) => action.type === 'PlayCentre' && action.from === 'HAND',
  C: (action) => action.type === 'Load' && action.from === 'PAYOFF',
  D: (action) => action.type === 'Load' && action.from === 'HAND',
};

export const centreIsOpen = ({ view }: AntarcticPosition): boolean => view.bestRank === 'A' || view.bestRank === 'B';

/** Ends the turn. */
export const closing = ({ legalActions }: AntarcticPosition): AntarcticAction =>
  needed(legalActions.find(({ type }) => type === 'Close' || type === 'EndTurn'));

/** A play for which the board asks what the card shall be. */
export const wildPlay = ({ legalActions }: AntarcticPosition): PlayCentre | undefined =>
  legalActions.find((action): action is PlayCentre => isAsked(action, legalActions));

/** Plays the first action in the order of the rules; ends the turn if there is none. */
export const first: Style = (position) =>
  position.legalActions.find((action) => position.view.bestRank !== null && RANKS[position.view.bestRank](action)) ??
  closing(position);

/** In order, but nobody is loaded and nothing is discarded: nobody goes out so soon. */
export const slowly: Style = (position) => (centreIsOpen(position) ? first(position) : closing(position));

/** The first seat brings its payoff pile down, in order; the others close at once, so that rounds are short. */
const inHurry: Style = (position) =>
  position.viewer === 'seat.0'
    ? (position.legalActions.find((action) => action.type === 'Spend' && action.from === 'PAYOFF') ?? first(position))
    : closing(position);

/** Acts for an awaited player, in a turn or between turns. */
function answer(position: AntarcticPosition, style: Style): AntarcticAction {
  const { legalActions, view } = position;
  if (view.board.phase === 'TURN') return style(position);
  return needed(legalActions.find(({ type }) => type !== 'Call'));
}

interface Manner {
  style?: Style;
  /** Asked before each action with its number; the match goes on until it says so, or is over. */
  until?: (actions: number) => boolean;
  /** The players' ways to act, by seat, or one for all. */
  hands?: readonly Doing[] | Doing;
}

/** Plays on until the match is over, or until `until` says so. The table must not be in the middle of an action. */
export async function playOn(
  table: readonly Player[],
  { style = inHurry, until = () => false, hands = [] }: Manner = {},
): Promise<void> {
  await allSeeTheTable(table);
  for (let actions = 0; actions < 2000; actions++) {
    const { turn } = mover(table).now;
    if (turn.over || until(actions)) return;
    const seat = turn.awaited[0] ?? -1;
    await act(table, seat, answer((table[seat] as Player).now, style), handOf(hands, seat));
  }
  throw new Error('This match does not end.');
}

const handOf = (hands: readonly Doing[] | Doing, seat: number): Doing =>
  typeof hands === 'function' ? hands : (hands[seat] ?? byMouse);

/** Plays on slowly until a player begins or continues a turn in which `chance` is there. */
export async function waitFor(
  table: readonly Player[],
  chance: Style | ((position: AntarcticPosition) => unknown),
): Promise<Player> {
  const isThere = () => mover(table).now.view.board.phase === 'TURN' && chance(mover(table).now) !== undefined;
  await playOn(table, { style: slowly, until: isThere });
  expect(isThere(), 'the chance came before the match was over').toBe(true);
  return mover(table);
}

/** Returns the player whose decision it is. */
export function mover(table: readonly Player[]): Player {
  return table[(table[0] as Player).now.turn.awaited[0] ?? 0] as Player;
}

async function allSeeTheTable(table: readonly Player[]): Promise<void> {
  await expect.poll(() => table.every(({ positions }) => positions.version > 0)).toBe(true);
}

function needed<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('There is nothing to do.');
  return found;
}
