package games.chalet.player;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The players of this server. */
public interface Players {

  /** Returns the player of that id; empty if there is none or it was forgotten. */
  Optional<Player> find(String id);

  /**
   * Returns the player of that id.
   *
   * @throws games.chalet.web.RefusedException {@code unknown-player} if there is none
   */
  Player get(String id);

  /**
   * Returns for how long at least a player was not seen, over restarts and on all nodes: the time
   * counts only while the server runs, and up to an hour or so of it is missing.
   */
  Duration unseenFor(String id);

  /** Returns those of the given ids that exist, in the given order. */
  List<Player> findAll(Collection<String> ids);
}
