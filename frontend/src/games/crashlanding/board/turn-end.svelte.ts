/** Where ending the turn is all that is left, nobody has to press for it. */
import { untrack } from 'svelte';
import { later } from '../../../protocol/time';
import { endsItself, offerEnding, pauseBefore } from './ends-itself';
import type { Plan } from './plan.svelte';
import type { CrashLandingBoardProps } from '../board-props';

export class TurnEnd {
  /** The turn that was ended so; a turn that was taken back is not ended again. */
  #turn: number | null = null;

  constructor(now: () => CrashLandingBoardProps, plan: Plan) {
    $effect(offerEnding);
    const due = $derived(!now().busy && now().legalActions.length === 1 && plan.end !== undefined && endsItself());
    $effect(() => {
      const { turn, landers } = now().view.board;
      if (!due || turn === this.#turn) return;
      plan.ending = true;
      const cancel = later(
        () => {
          this.#turn = turn;
          plan.perform(plan.end);
        },
        untrack(() => pauseBefore(landers.length > 1)),
      );
      return () => {
        cancel();
        plan.ending = false;
      };
    });
  }
}
