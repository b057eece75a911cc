package games.chalet.player;

import java.util.Optional;

/**
 * The <i>session</i> of {@code docs/protocol.md}: the sender of a request.
 *
 * @param player empty for strangers
 * @param suggestedName for strangers, a name that they can take; else empty
 * @param build the build of the pages that this server serves; a page of another one is old
 */
public record SessionMessage(
    Optional<Player> player, Optional<String> suggestedName, Csrf csrf, Optional<String> build) {

  /**
   * The token that every write has to send in that header.
   *
   * @param secure true if its cookie is marked Secure, so that browsers keep it only over https
   */
  public record Csrf(String header, String token, boolean secure) {}
}
