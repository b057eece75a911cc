package games.chalet.rules.avalanche;

/**
 * A run that is not banked yet.
 *
 * @param run its cards and what they would be worth
 * @param patrol whether a Ski Patrol lies beside it
 * @param closed whether a Piste Closed lies on it: its seat may add nothing to it on its next (or
 *     this, its present) turn
 */
public record OpenRun(Run run, boolean patrol, boolean closed) {}
