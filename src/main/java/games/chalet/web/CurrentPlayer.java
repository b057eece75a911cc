package games.chalet.web;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/** Who sends a request. Implemented by the room {@code player}. */
public interface CurrentPlayer {

  /**
   * The id of the guest from whose browser this request comes; empty for a stranger. Writes
   * nothing.
   */
  Optional<String> playerId(HttpServletRequest request);
}
