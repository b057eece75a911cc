package games.chalet.engine;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The turn, the legal actions and the views of all viewers at one moment of a match.
 *
 * @param legalActions by seat
 * @param views by seat, and the spectators' last
 */
public record Observations<A, V extends Record>(
    Turn turn, List<List<A>> legalActions, List<V> views) {

  public Observations {
    legalActions = List.copyOf(legalActions);
    views = List.copyOf(views);
  }

  /** Returns true if only {@code seat} can tell this moment from the other. */
  public boolean isTheSameForAllBut(Seat seat, Observations<A, V> other) {
    return turn.equals(other.turn)
        && isTheSameBut(seat, views, other.views)
        && isTheSameBut(seat, legalActions, other.legalActions);
  }

  private static boolean isTheSameBut(Seat seat, List<?> here, List<?> there) {
    return IntStream.range(0, here.size())
        .allMatch(place -> place == seat.index() || here.get(place).equals(there.get(place)));
  }

  /** Returns true if {@code seat} still has the same decision to make at a later moment. */
  boolean goesOnFor(Seat seat, Observations<A, V> later) {
    return turn instanceof Turn.Decision before
        && later.turn instanceof Turn.Decision after
        && before.number() == after.number()
        && before.window().equals(after.window())
        && before.awaited().contains(seat) == after.awaited().contains(seat)
        && legalActions.get(seat.index()).equals(later.legalActions.get(seat.index()));
  }
}
