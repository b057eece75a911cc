/** The worked turn: parts of a lesson's positions, which `WorkedTurnsTest` compares with the lesson. */
import type { Card, OpenRun, Run } from '../types';
import recorded from './worked-turn.json';

interface Position {
  view: {
    hand?: readonly Card[];
    board?: { places: readonly { open?: OpenRun | null; banked?: readonly Run[] }[] };
  };
}

interface Shown {
  hand: readonly Card[];
  open: Run | undefined;
  banked: Run | undefined;
}

/** The positions of the worked turn, as far as they are drawn. */
export const shown: readonly Shown[] = (recorded as readonly unknown[] as readonly Position[]).map(({ view }) => {
  const mine = view.board?.places[0];
  return { hand: view.hand ?? [], open: mine?.open?.run, banked: mine?.banked?.at(-1) };
});
