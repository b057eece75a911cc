package games.chalet.match.live.writer;

import games.chalet.match.command.ReplyAddress;
import games.chalet.match.state.Fold;
import games.chalet.stomp.MessageForms;
import org.jspecify.annotations.Nullable;

/**
 * The viewers of one match, by their places in {@link Fold#viewers()}. Frames that one thread hands
 * in for one place arrive in that order; nothing here waits for a browser.
 */
public interface Audience {

  /**
   * Sends a frame.
   *
   * @param acknowledged the address of the command that caused it; null if no client waits for that
   * @return true if the frame carried the acknowledgement
   */
  boolean publish(int place, MessageForms frame, ReplyAddress.@Nullable Session acknowledged);

  /** Checks the rights of those viewers again, as they may have ended. */
  void recheck(int place);
}
