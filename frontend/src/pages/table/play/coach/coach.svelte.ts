import { untrack } from 'svelte';
import { coachOf, type GameCoach } from '../../../../games/coach';
import type { Position } from '../../../../protocol/types';
import { announcer } from '../../../../shell/announcer.svelte';
import { settings } from '../../../../shell/settings.svelte';
import { texts } from '../../../../games/goal-texts';
import { isAmongFirst, isKnown, reach } from '../../../../shell/firstMatches';

/** The match as it is now, as one who plays sees it. */
interface Now {
  position: Position | undefined;
  /** True if it is my turn, and nobody may object now. */
  myTurn: boolean;
}

/** Names the goal of the moment in somebody's first matches of a game; a goal that was reached twice is known. */
export class Coach {
  #game = $state.raw<GameCoach<unknown, unknown, unknown> | null>(null);
  #first = $state(false);
  /** Grows with each goal that is reached. */
  #reached = $state(0);
  #before: Position | undefined;
  readonly #now: () => Now;
  readonly #id: string;
  readonly #viewer: number;

  /** The line; empty where the coach is silent. */
  readonly goal = $derived.by((): string => {
    void this.#reached;
    const { position, myTurn } = this.#now();
    if (!this.#first || !settings.coach || !this.#game || !position || !myTurn || position.legalActions.length === 0)
      return '';
    const goals = this.#game.goals(position.view, position.legalActions, this.#viewer);
    const found = goals.find((goal) => !isKnown(this.#id, goal));
    const words = found === undefined ? '' : (this.#game.words[found] ?? '');
    return typeof words === 'function' ? words(position.view) : words;
  });

  /**
   * To be made while a component is.
   *
   * @param id the game
   */
  constructor(id: string, match: string, viewer: number, now: () => Now) {
    this.#id = id;
    this.#viewer = viewer;
    this.#now = now;
    $effect(() => {
      if (!settings.coach || !isAmongFirst(id, match)) return;
      this.#first = true;
      coachOf(id).then(
        (coach) => (this.#game = coach),
        () => {},
      );
    });
    $effect(() => {
      const { position } = now();
      untrack(() => this.#see(position));
    });
    $effect(() => {
      const { goal } = this;
      if (goal) untrack(() => announcer.say(texts.goal(goal)));
    });
  }

  /** Counts what I have reached with the newest position, each goal once. */
  #see(position: Position | undefined): void {
    const before = this.#before;
    this.#before = position;
    if (!this.#first || !position || !before || position === before || !this.#game) return;
    const coach = this.#game;
    const mine = position.events.filter(
      (event) => ((event as { seat?: number }).seat ?? this.#viewer) === this.#viewer,
    );
    const goals = mine.flatMap((event) => coach.reached(event, before.view) ?? []);
    for (const [at, goal] of goals.entries()) if (goals.indexOf(goal) === at) reach(this.#id, goal);
    this.#reached += goals.length;
  }
}
