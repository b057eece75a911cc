package games.chalet.playouts;

import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import java.util.List;
import java.util.function.Supplier;

/**
 * A match after some plies.
 *
 * @param ply how many actions have been applied
 * @param state everything
 * @param turn whose decision it is
 * @param legalActions by seat
 */
record PlayoutPosition<S, A>(int ply, S state, Turn turn, List<List<A>> legalActions) {

  List<A> legalActions(Seat seat) {
    return legalActions.get(seat.index());
  }

  /**
   * Ends the check of this match unless something holds here.
   *
   * @throws CheckFailedException if not
   */
  void check(boolean holds, Supplier<String> otherwise) {
    if (!holds) {
      throw new CheckFailedException(ply, otherwise.get());
    }
  }
}
