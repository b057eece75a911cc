package games.chalet.stomp;

/** Handles the SEND frames to the destinations of one room; each room has one as a bean. */
public interface SendHandler {

  /**
   * Takes something that a browser sent. Called on the thread that reads that browser's socket, in
   * the order in which it was sent; does not wait for other browsers or for a match.
   *
   * @param destination below {@code /app/}, of letters, digits and dots; to be parsed exactly: it
   *     comes from outside
   * @return false if it is for somebody else
   * @throws Refused what the sender is answered
   * @throws tools.jackson.core.JacksonException if the body is not what is wanted; the sender is
   *     answered {@code malformed}
   */
  boolean take(SocketCaller caller, String destination, byte[] body);
}
