package games.chalet.engine;

/**
 * An estimate of how good a match looks for a seat, between 0 and 1: about its chance to win or, in
 * solo games, how good the result is going to be. Unlike {@link Outcome.Result#returns}, which
 * orders results, it may be averaged: half a chance of 1 is worth as much as a certain 0.5.
 *
 * @param <V> the game's view
 */
@FunctionalInterface
public interface Worth<V> {

  /** Returns the estimate before the end, from what that seat sees. */
  double before(V view, Seat seat);

  /**
   * Returns the value at the end: {@link Outcome.Result#returns} moved to between 0 and 1, unless a
   * game knows better.
   */
  default double after(Outcome outcome, Seat seat) {
    return (1 + outcome.results().get(seat.index()).returns()) / 2;
  }
}
