package games.chalet.stomp.cluster;

import games.chalet.cluster.NodeMessage;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What processes tell each other about sockets. */
sealed interface StompMessage extends NodeMessage {

  /**
   * To be told to all who listen to a topic; JSON as text.
   *
   * @param whole null where the receiver has nobody who wants it
   * @param changes null where there are none, or nobody wants them
   */
  record Published(String destination, @Nullable String whole, @Nullable String changes)
      implements StompMessage {}

  /** A right may have ended: see {@code StompMessaging.recheck}. */
  record Recheck(String destination, long ticket) implements StompMessage {}

  /** That has been done. */
  record Rechecked(long ticket) implements StompMessage {}

  /** What the sender's sockets want of one topic. */
  record Listening(String destination, boolean whole, boolean changes) implements StompMessage {}

  /** A player has the first socket at the sender. */
  record Came(String playerId) implements StompMessage {}

  /** A player has no socket at the sender any more. */
  record Went(String playerId) implements StompMessage {}

  /** All that the sender's sockets listen to, by topic, in place of what was told before. */
  record AllTopics(Map<String, List<Boolean>> topics) implements StompMessage {}

  /** All who have a socket at the sender, in place of what was told before. */
  record AllPlayers(List<String> playerIds) implements StompMessage {}

  /** The receiver is to tell {@link AllTopics} and {@link AllPlayers}. */
  record TellAll() implements StompMessage {}

  /** All sockets of a player are to be closed. */
  record Close(String playerId) implements StompMessage {}
}
