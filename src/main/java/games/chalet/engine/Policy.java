package games.chalet.engine;

/**
 * A sensible player of a game: gives a weight to each legal action. It gets only what its seat
 * sees, so it cannot peek. It keeps no memory and uses no chance: the same sight always has the
 * same weights.
 *
 * @param <V> the game's view
 * @param <A> the game's actions
 */
@FunctionalInterface
public interface Policy<V, A> {

  /**
   * Returns how likely this player is to take each of the legal actions, in their order and
   * relative to each other: 0 or more, and more than 0 for at least one. An action of weight 0 is
   * never taken, not even by a player who makes mistakes, so a plausible slip has a small weight.
   */
  double[] weights(Sight<V, A> sight);

  /**
   * Returns how likely it is to wait instead, relative to the {@link #weights}; called only for a
   * seat that may act but is not awaited. Infinite by default: this player never interrupts.
   */
  default double waiting(Sight<V, A> sight) {
    return Double.POSITIVE_INFINITY;
  }
}
