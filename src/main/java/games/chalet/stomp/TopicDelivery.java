package games.chalet.stomp;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Delivers messages of other processes to the sockets of this one. */
public interface TopicDelivery {

  /**
   * Sends JSON to the subscribers of a topic.
   *
   * @param whole for all; null if the message is only for subscribers who want changes
   * @param changes for subscribers who want changes; null where they get the whole as well
   */
  void deliver(
      String destination, @Nullable Supplier<byte[]> whole, @Nullable Supplier<byte[]> changes);
}
