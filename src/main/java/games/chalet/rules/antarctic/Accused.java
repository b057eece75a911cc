package games.chalet.rules.antarctic;

import games.chalet.engine.Seat;
import java.util.List;
import java.util.Optional;

/**
 * The turn that can be called, or could until somebody did.
 *
 * @param seat whose turn it is or was
 * @param turn its number
 * @param called the seats that have called it, in this order; each may once
 * @param accepted the seats that need not be waited for any more, sorted
 * @param provenBy whose call was right; nobody can call this turn any more
 */
public record Accused(
    Seat seat, int turn, List<Seat> called, List<Seat> accepted, Optional<Seat> provenBy) {

  public Accused {
    called = List.copyOf(called);
    accepted = List.copyOf(accepted);
  }
}
