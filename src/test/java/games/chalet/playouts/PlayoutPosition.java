package games.chalet.playouts;

import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import java.util.List;
import java.util.function.Supplier;

/**
 * A match after some plies.
 *
 * @param ply the number of actions that have been applied
 * @param turn the turn: the awaited seats, or the outcome
 * @param legalActions by seat
 */
record PlayoutPosition<S, A>(int ply, S state, Turn turn, List<List<A>> legalActions) {

  List<A> legalActions(Seat seat) {
    return legalActions.get(seat.index());
  }

  /**
   * Ends the check of this match unless a condition holds here.
   *
   * @throws CheckFailedException if not
   */
  void check(boolean holds, Supplier<String> otherwise) {
    if (!holds) {
      throw new CheckFailedException(ply, otherwise.get());
    }
  }
}
