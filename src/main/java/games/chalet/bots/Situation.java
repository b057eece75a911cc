package games.chalet.bots;

import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import games.chalet.engine.Turn;

/**
 * The input of a bot: what its seat sees, and what it can imagine from there.
 *
 * @param sight view, legal actions and turn
 * @param imagined states that the seat cannot tell from the true one
 * @param <S> the game's state
 * @param <V> the game's view
 * @param <A> the game's actions
 */
public record Situation<S extends Record, V extends Record, A>(
    Sight<V, A> sight, Imagined<S> imagined) {

  /**
   * Returns the situation of {@code seat}, which may act, in a state that continues with {@code
   * turn}.
   */
  public static <S extends Record, V extends Record, A> Situation<S, V, A> of(
      Game<?, S, A, V, ?> game, S state, Seat seat, Turn.Decision turn) {
    return new Situation<>(Sight.of(game, state, seat, turn), Imagined.of(game, state, seat));
  }
}
