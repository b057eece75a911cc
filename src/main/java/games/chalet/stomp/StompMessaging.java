package games.chalet.stomp;

import java.util.Set;
import java.util.function.Supplier;

/**
 * Sends the messages of other modules to browsers. Messages from one thread to one destination
 * arrive in order. Nothing here waits for a browser.
 */
public interface StompMessaging {

  /** Sends the body, as JSON, to all subscribers of a topic. */
  void publish(String destination, Object body);

  /** Sends the body, as JSON, to the subscribers of a topic at this process only. */
  default void publishHere(String destination, Object body) {
    publish(destination, body);
  }

  /**
   * Sends JSON to all subscribers of a topic.
   *
   * @param json the body in UTF-8; called at most once, only if there are subscribers
   */
  void publish(String destination, Supplier<byte[]> json);

  /** Sends a message to a topic whose messages may also come as changes to the previous one. */
  void publish(String destination, MessageForms forms);

  /** Sends the body, as JSON, to {@code /user/topic/replies} of one session only. */
  void reply(String sessionId, Object body);

  /** Sends JSON that has been encoded before to {@code /user/topic/replies} of one session only. */
  void reply(String sessionId, byte[] json);

  /**
   * Checks the right of every subscriber of that topic again, and ends the subscriptions of those
   * whose right has ended. Call after a right was withdrawn; messages published after this call has
   * returned do not reach them.
   */
  void recheck(String destination);

  /**
   * An event: a client has subscribed to this topic through another process, and may have missed a
   * message published at that moment. The publisher of the topic sends the message again.
   */
  record ListenerElsewhere(String destination) {}

  /**
   * An event: another process is gone. Its unpublished messages on these topics, to which sockets
   * of this process subscribe, will not come from there.
   */
  record PublisherGone(Set<String> destinations) {

    public PublisherGone {
      destinations = Set.copyOf(destinations);
    }
  }
}
