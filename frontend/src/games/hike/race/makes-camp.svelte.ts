/** Where making camp is all that is left of my day, nobody has to wait for a press. */
import { untrack } from 'svelte';
import { later } from '../../../protocol/time';
import { endsItself, offerEnding, pauseBefore } from '../ends-itself';
import type { RacePlan } from './race-plan.svelte';
import type { HikeBoardProps } from '../board-props';

export class MakesCamp {
  /** The race day on which camp was made for me; null if there was none. */
  day = $state<number | null>(null);

  constructor(now: () => HikeBoardProps, plan: RacePlan) {
    $effect(offerEnding);
    const due = $derived(
      !now().busy && now().legalActions.length === 1 && plan.end !== undefined && plan.length === 0 && endsItself(),
    );
    $effect(() => {
      const { day } = now().view.board;
      if (!due || day === untrack(() => this.day)) return;
      const leave = (): void => {
        this.day = day;
        plan.leave();
      };
      const unseen = untrack(() => now().view.own?.unseen.length ?? 0);
      plan.ending = true;
      const cancel = later(leave, pauseBefore(unseen));
      return () => {
        cancel();
        plan.ending = false;
      };
    });
  }
}
