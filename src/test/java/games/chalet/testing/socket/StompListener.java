package games.chalet.testing.socket;

import java.nio.ByteBuffer;

/** Hears what comes over a {@link StompSocket}, on the thread of its {@link Sockets}. */
public interface StompListener {

  /** The server has answered the CONNECT frame. */
  default void connected() {}

  /**
   * A message.
   *
   * @param subscription the id given when subscribing
   * @param body the JSON; only good until the return
   */
  void message(String subscription, ByteBuffer body);

  /**
   * The connection has ended.
   *
   * @param code the WebSocket's, or 1006 if it ended without a word
   */
  default void closed(int code) {}
}
