package games.chalet.engine;

import java.util.List;

/**
 * The information that one seat has at a moment at which it may act. A {@link Policy} decides from
 * this and nothing else.
 *
 * @param seat the seat that looks
 * @param view the state as it sees it
 * @param legalActions its legal actions; never empty
 * @param turn the decision that is due
 * @param <V> the game's view
 * @param <A> the game's actions
 */
public record Sight<V, A>(Seat seat, V view, List<A> legalActions, Turn.Decision turn) {

  public Sight {
    legalActions = List.copyOf(legalActions);
  }

  /** Returns the sight that {@code seat} has of that state. */
  public static <S extends Record, A, V extends Record> Sight<V, A> of(
      Game<?, S, A, V, ?> game, S state, Seat seat, Turn.Decision turn) {
    return new Sight<>(
        seat, game.view(state, new Viewer.Seated(seat)), game.legalActions(state, seat), turn);
  }

  /** Returns true if the match waits for this seat; if false, the seat may wait as well as act. */
  public boolean awaited() {
    return turn.awaited().contains(seat);
  }
}
