package games.chalet.match.state;

import games.chalet.engine.Game;
import games.chalet.match.journal.Header;
import java.util.List;
import java.util.Optional;

/** The games that can be played here; tests bring games of their own. */
public interface KnownGames {

  /** Returns the game with this id under each version of its rules, that of new matches first. */
  List<Game<?, ?, ?, ?, ?>> versions(String id);

  /** Returns the game with this id under the rules of new matches. */
  default Optional<Game<?, ?, ?, ?, ?>> find(String id) {
    return versions(id).stream().findFirst();
  }

  /** Returns the game under whose rules the match with this header began. */
  default Optional<Game<?, ?, ?, ?, ?>> of(Header header) {
    return find(header.game().id(), header.game().rulesVersion());
  }

  /**
   * Returns true if the match with this header began under later rules than any that are known
   * here.
   */
  default boolean areLater(Header header) {
    return versions(header.game().id()).stream()
        .allMatch(game -> game.info().rulesVersion() < header.game().rulesVersion());
  }

  /** Returns the game with this id under that version of its rules. */
  default Optional<Game<?, ?, ?, ?, ?>> find(String id, int rulesVersion) {
    return versions(id).stream()
        .filter(game -> game.info().rulesVersion() == rulesVersion)
        .findFirst();
  }
}
