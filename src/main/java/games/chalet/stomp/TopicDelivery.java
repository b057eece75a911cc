package games.chalet.stomp;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Brings to the sockets of this process what another one has published. */
public interface TopicDelivery {

  /**
   * Sends JSON to those who listen to a topic.
   *
   * @param whole for all; null where there is only something for those who asked for changes
   * @param changes for those who asked for changes, brief or not; null where they get the whole as
   *     well
   */
  void deliver(
      String destination, @Nullable Supplier<byte[]> whole, @Nullable Supplier<byte[]> changes);
}
