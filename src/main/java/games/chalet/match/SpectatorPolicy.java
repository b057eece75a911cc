package games.chalet.match;

import org.jspecify.annotations.Nullable;

/** Who may watch a match without playing in it; answered by the room that knows the tables. */
public interface SpectatorPolicy {

  /**
   * Whether this person may watch what is played at that table now.
   *
   * @param playerId null for a stranger
   */
  boolean mayWatch(String tableId, @Nullable String playerId);
}
