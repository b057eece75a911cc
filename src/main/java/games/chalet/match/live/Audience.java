package games.chalet.match.live;

import games.chalet.match.state.Fold;
import java.util.function.Supplier;

/**
 * Those who look at one match, by their places in {@link Fold#viewers()}. What one thread hands in
 * for one place arrives in that order; nothing here waits for a browser.
 */
public interface Audience {

  /**
   * Sends a frame.
   *
   * @param frame as JSON; asked for once if anybody looks from that place, else not at all
   */
  void publish(int place, Supplier<byte[]> frame);

  /**
   * The same where some may know what was published there last.
   *
   * @param changes what has changed since, for those who asked for changes; asked for once at most
   */
  void publish(int place, Supplier<byte[]> frame, Supplier<byte[]> changes);

  /** The right of those who look from that place may have ended. */
  void recheck(int place);
}
