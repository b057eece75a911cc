package games.chalet.web;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/** Who is asking? Answered by the room that knows the guests. */
public interface CurrentPlayer {

  /**
   * The id of the guest from whose browser this request comes; empty for a stranger. Writes
   * nothing.
   */
  Optional<String> playerId(HttpServletRequest request);
}
