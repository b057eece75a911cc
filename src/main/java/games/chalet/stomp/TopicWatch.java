package games.chalet.stomp;

import java.util.function.Supplier;

/** Hears which topics the sockets of this process listen to. */
public interface TopicWatch {

  /**
   * What is wanted of a topic.
   *
   * @param whole somebody wants whole messages
   * @param changes somebody wants only what changes, where there is such, brief or not
   */
  record Wanted(boolean whole, boolean changes) {

    /** Nobody listens. */
    public static final Wanted NOTHING = new Wanted(false, false);
  }

  /**
   * Somebody has begun or ended to listen to a topic.
   *
   * @param now tells what is wanted at the moment when it is asked
   */
  void changed(String destination, Supplier<Wanted> now);
}
