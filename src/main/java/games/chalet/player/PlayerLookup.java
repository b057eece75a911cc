package games.chalet.player;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Players by id and by token, for each request. */
interface PlayerLookup {

  Optional<Player> byId(String id);

  /** Returns the players that exist, in the order of the ids. */
  List<Player> byIds(Collection<String> ids);

  Optional<Player> byTokenHash(String hash);

  /** Handles a player who was renamed or removed. */
  void changed(String id);
}
