package games.chalet.bots;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;

/**
 * The states that one seat cannot tell from the true one. The holder of the true state creates this
 * once and hands it to a bot, which can draw from it and learns nothing else.
 *
 * @param <S> the game's state
 */
@FunctionalInterface
public interface Imagined<S> {

  /** Draws one of them; the same for the same chance, whatever is hidden. */
  S draw(Chance chance);

  /** Returns the states that {@code seat} can imagine in that state, which is the true one. */
  static <S extends Record> Imagined<S> of(Game<?, S, ?, ?, ?> game, S state, Seat seat) {
    Viewer viewer = new Viewer.Seated(seat);
    return chance -> game.resample(state, viewer, chance);
  }
}
