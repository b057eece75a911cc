/** The goals of a game, for its first matches: what one is after, never how to get there. Loaded when a match begins. */
export interface GameCoach<V, A, E, G extends string = string> {
  words: Readonly<Record<G, string | ((view: V) => string)>>;
  /**
   * Lists the goals of a moment of my turn; of these, the first that is new to me is shown. Empty where the coach has
   * nothing to say. It knows no rules: phase and legal actions have to do.
   *
   * @param viewer my seat
   */
  goals(view: V, legalActions: readonly A[], viewer: number): readonly G[];
  /**
   * Returns the goal that an event of mine has reached; null if none.
   *
   * @param before the view before it
   */
  reached(event: E, before: V): G | null;
}

type AnyCoach = GameCoach<never, never, never>;

const found = import.meta.glob<{ coach: AnyCoach }>('./*/coach.ts');

/** The coach of a game; null where it has none. */
export async function coachOf(id: string): Promise<GameCoach<unknown, unknown, unknown> | null> {
  const load = found[`./${id}/coach.ts`];
  return load ? ((await load()).coach as unknown as GameCoach<unknown, unknown, unknown>) : null;
}
