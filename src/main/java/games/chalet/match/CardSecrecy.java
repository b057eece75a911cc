package games.chalet.match;

import java.util.Collection;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells to which people a match is closed because others have yet to play the same cards. This
 * covers its seed, actions, record and replay, and watching it. Implemented by the module that
 * knows which cards are shared; called at every place where one of these leaves the server.
 */
public interface CardSecrecy {

  /**
   * Returns those of these matches that are closed to this person.
   *
   * @param playerId null for a stranger
   */
  Set<String> closedTo(@Nullable String playerId, Collection<String> matchIds);

  /**
   * Returns true if this match is open to this person.
   *
   * @param playerId null for a stranger
   */
  default boolean isOpenTo(@Nullable String playerId, String matchId) {
    return closedTo(playerId, Set.of(matchId)).isEmpty();
  }
}
