package games.chalet.match;

import games.chalet.bots.Level;
import games.chalet.engine.OfSomeVersions;
import java.util.Optional;

/**
 * Who sits down to a match, and under which name.
 *
 * @param playerId the player's public id; of a bot an id that no player has
 * @param name the name at the start; the record keeps it
 * @param bot how well the bot plays that sits there; empty for a person
 */
public record Seating(String playerId, String name, @OfSomeVersions Optional<Level> bot) {

  /** A person. */
  public Seating(String playerId, String name) {
    this(playerId, name, Optional.empty());
  }

  /** A bot; the ids of players are longer. */
  public static Seating ofBot(int seat, String name, Level level) {
    return new Seating("bot" + seat, name, Optional.of(level));
  }
}
