package games.chalet.player;

import org.springframework.data.annotation.PersistenceCreator;

/**
 * A user of this server: a guest, identified by a cookie.
 *
 * @param id letters and digits; no secret
 * @param name 1 to 24 characters, as the player chose it; in the messages of a table as it is shown
 *     there, with a number if another person there has a name that looks like it
 * @param version counts the names that the player has had, from 1; of two messages about a player
 *     the one with the greater version has the newer name
 */
public record Player(String id, String name, long version) {

  @PersistenceCreator
  public Player {}

  /** Creates a player with a first name. */
  public Player(String id, String name) {
    this(id, name, 1);
  }

  /** Returns this player under the name that is shown. */
  public Player shownAs(String shown) {
    return new Player(id, shown, version);
  }
}
