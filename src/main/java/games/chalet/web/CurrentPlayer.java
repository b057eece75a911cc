package games.chalet.web;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/** Finds the sender of a request. Implemented by the module {@code player}. */
public interface CurrentPlayer {

  /**
   * Returns the id of the guest from whose browser this request comes; empty for a stranger. Writes
   * nothing.
   */
  Optional<String> playerId(HttpServletRequest request);
}
