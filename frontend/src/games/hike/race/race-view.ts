/** The viewer's own day: on days that all players play together, nobody else sees it before the evening. */
import type { Card, HikeBoard, HikeView, Musher, Task } from '../types';

/** My musher as it is now; undefined for a spectator. */
export function mineIn({ board, own }: HikeView, viewer: number | null): Musher | undefined {
  return viewer === null ? undefined : (own?.underway?.musher ?? board.mushers[viewer]);
}

/** The board with my sled where it is now. */
export function asISee(view: HikeView, viewer: number | null): HikeBoard {
  const mine = mineIn(view, viewer);
  if (!mine || !view.own?.underway) return view.board;
  return { ...view.board, mushers: view.board.mushers.map((one, seat) => (seat === viewer ? mine : one)) };
}

export const taskOf = ({ board, own }: HikeView): Task => own?.underway?.task ?? board.task;

export const toRestOf = ({ board, own }: HikeView): number => own?.underway?.toRest ?? board.toRest;

/** Counts the cards of a kind in my hand. */
export const inMyHand = (musher: Musher, unseen: readonly Card[], kind: Card): number =>
  [...musher.known, ...unseen].filter((card) => card === kind).length;
