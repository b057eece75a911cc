package games.chalet.match.live.writer;

import games.chalet.match.command.ReplyAddress;
import games.chalet.match.state.Fold;
import games.chalet.stomp.MessageForms;
import org.jspecify.annotations.Nullable;

/**
 * Those who look at one match, by their places in {@link Fold#viewers()}. What one thread hands in
 * for one place arrives in that order; nothing here waits for a browser.
 */
public interface Audience {

  /**
   * Sends a frame.
   *
   * @param acknowledged where the command came from that made it; null if nobody waits for that
   * @return whether they were told so within it
   */
  boolean publish(int place, MessageForms frame, ReplyAddress.@Nullable Session acknowledged);

  /** The right of those who look from that place may have ended. */
  void recheck(int place);
}
