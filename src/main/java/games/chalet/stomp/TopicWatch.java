package games.chalet.stomp;

import java.util.function.Supplier;

/** Watches the topics to which the sockets of this process subscribe. */
public interface TopicWatch {

  /**
   * The forms of a topic's messages that its subscribers want.
   *
   * @param whole true if a subscriber wants whole messages
   * @param changes true if a subscriber wants only changes, where there are any
   */
  record Wanted(boolean whole, boolean changes) {

    /** No subscribers. */
    public static final Wanted NOTHING = new Wanted(false, false);
  }

  /**
   * Handles a new or ended subscription to a topic.
   *
   * @param now returns the forms that are wanted when it is called
   */
  void changed(String destination, Supplier<Wanted> now);
}
