package games.chalet.match;

import org.jspecify.annotations.Nullable;

/**
 * Decides who may watch a match without playing in it; implemented by the module that knows the
 * tables.
 */
public interface SpectatorPolicy {

  /**
   * Returns true if this person may watch the current match at that table.
   *
   * @param playerId null for a stranger
   */
  boolean mayWatch(String tableId, @Nullable String playerId);
}
