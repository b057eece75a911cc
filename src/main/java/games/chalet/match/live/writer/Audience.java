package games.chalet.match.live.writer;

import games.chalet.match.state.Fold;
import games.chalet.stomp.MessageForms;

/**
 * The viewers of one match, by their places in {@link Fold#viewers()}. Frames that one thread hands
 * in for one place arrive in that order; nothing here waits for a browser.
 */
public interface Audience {

  void publish(int place, MessageForms frame);

  /** Checks the rights of those viewers again, as they may have ended. */
  void recheck(int place);
}
