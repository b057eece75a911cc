/** Chooses the line over the hand. */
import { hintWords } from '../texts/hint-texts';
import type { InfiniskiView, SlopeCard } from '../types';

/** The card with an X on its right half. */
const CREVASSE: SlopeCard = 'S07';

/** The number of the turn; what comes before a card is part of its turn. */
export const turnOf = ({ task, turn }: Pick<InfiniskiView, 'task' | 'turn'>): number =>
  ['GAIN', 'JUMP_OR_SKI', 'OVER'].includes(task) ? turn : turn + 1;

/** Where to land: from a right section, on the X only where there is nothing else. */
function landing({ landing: side, hand }: InfiniskiView): string {
  if (side === 'LEFT') return hintWords.landLeft;
  if (!hand.includes(CREVASSE)) return hintWords.landRight;
  return hand.length === 1 ? hintWords.landOnX(CREVASSE) : hintWords.landRightBut(CREVASSE);
}

/** Returns a sentence about what can be done now; `may` is false for spectators. */
export function hint(view: InfiniskiView, may: boolean): string {
  switch (view.task) {
    case 'DISCARD':
      return hintWords.discard(view.speed, view.handLimit, view.hand.length - view.handLimit);
    case 'PLACE':
      if (view.connection === null) return may ? hintWords.start : hintWords.starting;
      return may ? hintWords.place(view.connection) : hintWords.goesOn(view.connection);
    case 'LAND':
      return landing(view);
    case 'JUMP_FORCED':
      return view.slope.at(-1)?.passed.length === 0 ? hintWords.jumpAgain : hintWords.forcedJump;
    case 'GAIN':
      return hintWords.gain;
    case 'JUMP_OR_SKI':
      return hintWords.jumpOrSki;
    case 'OVER':
      return hintWords.over;
  }
}
