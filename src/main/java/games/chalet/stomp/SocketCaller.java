package games.chalet.stomp;

import games.chalet.web.problems.CommonRefusal;
import org.jspecify.annotations.Nullable;

/**
 * The sender of a frame. Replies go to the session alone, not to other tabs of the same player.
 *
 * @param sessionId of this one socket
 * @param playerId null for a stranger
 */
public record SocketCaller(String sessionId, @Nullable String playerId) {

  /**
   * Returns the player, where one is needed.
   *
   * @throws games.chalet.web.RefusedException {@code guest-needed} for a stranger
   */
  public String player() {
    if (playerId == null) {
      throw CommonRefusal.GUEST_NEEDED.of();
    }
    return playerId;
  }
}
