package games.chalet.web;

import java.security.Principal;
import org.jspecify.annotations.Nullable;

/**
 * Who sent a STOMP message: the {@code Principal} of every {@code @MessageMapping} method.
 *
 * @param sessionId of this one socket
 * @param playerId null for a stranger
 */
public record SocketCaller(String sessionId, @Nullable String playerId) implements Principal {

  /** The session: replies go to it alone, not to other tabs of the same player. */
  @Override
  public String getName() {
    return sessionId;
  }

  /**
   * The player, where one is needed.
   *
   * @throws Refused {@code guest-needed} for a stranger
   */
  public String player() {
    if (playerId == null) {
      throw Refusals.guestNeeded();
    }
    return playerId;
  }
}
