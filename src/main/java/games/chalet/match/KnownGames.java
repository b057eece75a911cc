package games.chalet.match;

import games.chalet.engine.Game;
import java.util.Optional;

/** The games that can be played here; tests bring games of their own. */
interface KnownGames {

  /** The game with this id. */
  Optional<Game<?, ?, ?, ?, ?>> find(String id);
}
