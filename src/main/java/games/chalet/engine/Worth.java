package games.chalet.engine;

/**
 * How good a match looks for a seat, between 0 and 1: about how sure it is to win, or in games for
 * one how good the result is going to be. Other than {@link Outcome.Result#returns}, which orders
 * results, it may be averaged: half a chance of 1 is worth as much as a certain 0.5.
 *
 * @param <V> the game's view
 */
@FunctionalInterface
public interface Worth<V> {

  /** Before the end, as that seat sees it. */
  double before(V view, Seat seat);

  /** At the end; {@link Outcome.Result#returns} moved to between 0 and 1, unless a game knows. */
  default double after(Outcome outcome, Seat seat) {
    return (1 + outcome.results().get(seat.index()).returns()) / 2;
  }
}
