package games.chalet.stomp.cluster;

import games.chalet.cluster.NodeMessage;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The messages between processes about sockets. */
sealed interface StompMessage extends NodeMessage {

  /**
   * A message for all subscribers of a topic; JSON as text.
   *
   * @param whole null if the receiver has no subscriber who wants it
   * @param changes null if there are none, or no subscriber wants them
   */
  record Published(String destination, @Nullable String whole, @Nullable String changes)
      implements StompMessage {}

  /** A right may have ended: see {@code StompMessaging.recheck}. */
  record Recheck(String destination, long ticket) implements StompMessage {}

  /** The answer to {@link Recheck}. */
  record Rechecked(long ticket) implements StompMessage {}

  /** The forms that the sender's sockets want of one topic. */
  record Listening(String destination, boolean whole, boolean changes) implements StompMessage {}

  /**
   * A player has the first socket at the sender, from that address.
   *
   * @param number counts the player's presence, see {@code PresenceNumbers}
   */
  record Came(String playerId, String address, long number) implements StompMessage {}

  /** A player has no socket at the sender any more; {@code number} as in {@link Came}. */
  record Went(String playerId, long number) implements StompMessage {}

  /** All topics to which the sender's sockets subscribe; replaces everything sent before. */
  record AllTopics(Map<String, List<Boolean>> topics) implements StompMessage {}

  /** All players who have a socket at the sender, by id; replaces everything before. */
  record AllPlayers(Map<String, PlayerThere> players) implements StompMessage {}

  /** The address of a player's socket, and the number of their presence. */
  record PlayerThere(String address, long number) {}

  /** A request to send {@link AllTopics} and {@link AllPlayers}. */
  record TellAll() implements StompMessage {}

  /** A request to close all sockets of a player. */
  record Close(String playerId) implements StompMessage {}
}
