package games.chalet.stomp;

/** Handles the SEND frames to the destinations of one module; each module has one as a bean. */
public interface SendHandler {

  /**
   * Handles a SEND from a browser. Called on the thread that reads that browser's socket, in the
   * order of the sends; must not wait for other browsers or for a match.
   *
   * @param destination below {@code /app/}, of letters, digits and dots; parse it exactly: it comes
   *     from outside
   * @return false if another handler is responsible
   * @throws games.chalet.web.RefusedException the answer to the sender
   * @throws tools.jackson.core.JacksonException if the body is not as expected; the sender is
   *     answered {@code malformed}
   */
  boolean take(SocketCaller caller, String destination, byte[] body);
}
