package games.chalet.player;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;

/**
 * Makes a guest of the stranger who sends a request, or renames the guest who does, perhaps within
 * a larger change.
 */
public interface GuestNaming {

  /**
   * Prepares that, and writes nothing.
   *
   * @param name empty: a guest keeps theirs
   * @throws games.chalet.web.RefusedException if that is no good name, or a stranger gives none
   */
  NamedGuest prepare(HttpServletRequest request, Optional<String> name);

  /** The sender of one request. */
  interface NamedGuest {

    /**
     * Writes the name, and returns the player's id. A transaction that is open is joined; if it is
     * rolled back, this may be called again.
     */
    String write();

    /** Returns the session, and sets the cookie of a new guest. Call after the commit. */
    SessionMessage session(HttpServletResponse response);
  }
}
