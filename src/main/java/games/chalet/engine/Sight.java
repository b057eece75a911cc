package games.chalet.engine;

import java.util.List;

/**
 * What one seat has before it at a moment at which it may act. A {@link Policy} decides from this
 * and nothing else.
 *
 * @param seat whose eyes these are
 * @param view what it sees
 * @param legalActions what it may do; never empty
 * @param turn whose decision it is
 * @param <V> the game's view
 * @param <A> the game's actions
 */
public record Sight<V, A>(Seat seat, V view, List<A> legalActions, Turn.Decision turn) {

  public Sight {
    legalActions = List.copyOf(legalActions);
  }

  /** What {@code seat} sees in that state. */
  public static <S extends Record, A, V extends Record> Sight<V, A> of(
      Game<?, S, A, V, ?> game, S state, Seat seat, Turn.Decision turn) {
    return new Sight<>(
        seat, game.view(state, new Viewer.Seated(seat)), game.legalActions(state, seat), turn);
  }

  /** Whether the match waits for this seat; if not, it may wait as well as act. */
  public boolean awaited() {
    return turn.awaited().contains(seat);
  }
}
