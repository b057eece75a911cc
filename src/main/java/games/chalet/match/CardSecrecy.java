package games.chalet.match;

import java.util.Collection;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * To whom a match is closed because others are still to play the same cards: its seed, actions,
 * record and replay, and watching it. Answered by the room that knows which cards are shared; asked
 * at every place where one of these leaves the server.
 */
public interface CardSecrecy {

  /**
   * Which of these matches are closed to this person.
   *
   * @param playerId null for a stranger
   */
  Set<String> closedTo(@Nullable String playerId, Collection<String> matchIds);

  /**
   * Whether this match is open to this person.
   *
   * @param playerId null for a stranger
   */
  default boolean isOpenTo(@Nullable String playerId, String matchId) {
    return closedTo(playerId, Set.of(matchId)).isEmpty();
  }
}
