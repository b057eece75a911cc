package games.chalet.stomp;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where the rooms hand in what is to be sent to browsers. Messages that one thread hands in for one
 * destination arrive in that order. Nothing here waits for a browser.
 */
public interface StompMessaging {

  /** Sends the body, as JSON, to all who listen to a topic. */
  void publish(String destination, Object body);

  /**
   * Sends JSON to all who listen to a topic.
   *
   * @param json the body in UTF-8; asked for once if anybody listens, else not at all
   */
  void publish(String destination, Supplier<byte[]> json);

  /**
   * The same for a topic whose messages may also come as changes to the one before.
   *
   * @param acknowledgement of the command that the message shows; null if there is none
   * @return whether its sender was told so within the message: if not, nobody has been told
   */
  boolean publish(
      String destination, MessageForms forms, @Nullable Acknowledgement acknowledgement);

  /** Sends the body, as JSON, to {@code /user/topic/replies} of one session only. */
  void reply(String sessionId, Object body);

  /** Sends JSON that has been encoded before to {@code /user/topic/replies} of one session only. */
  void reply(String sessionId, byte[] json);

  /**
   * Asks the rule again about everybody who listens to that topic, and ends the subscriptions of
   * those whose right has ended. To be called after a right was withdrawn; whatever is published
   * after this call has returned does not reach them.
   */
  void recheck(String destination);
}
