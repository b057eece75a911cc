package games.chalet.engine;

/**
 * How a sensible player of a game chooses: a weight for each legal action. Because it is given what
 * its seat sees and nothing else, it cannot peek. It remembers nothing and draws nothing: the same
 * sight has the same weights.
 *
 * @param <V> the game's view
 * @param <A> the game's actions
 */
@FunctionalInterface
public interface Policy<V, A> {

  /**
   * How likely this player is to do each of the legal actions, in their order, compared with each
   * other: 0 or more, and more than 0 for at least one. What has no weight is never done, not even
   * by a player who makes mistakes; so a slip that one may expect of somebody has a small weight.
   */
  double[] weights(Sight<V, A> sight);

  /**
   * How likely it is to wait instead, compared with the {@link #weights}; only asked for a seat
   * that may act but is not awaited. Infinite, and so it is unless a game says otherwise: this
   * player never interrupts.
   */
  default double waiting(Sight<V, A> sight) {
    return Double.POSITIVE_INFINITY;
  }
}
