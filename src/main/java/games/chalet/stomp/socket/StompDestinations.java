package games.chalet.stomp.socket;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The names of destinations; see `docs/protocol.md`. */
final class StompDestinations {

  /** The destination of messages for one session. */
  static final String REPLIES = "/user/topic/replies";

  static final String APP = "/app/";
  static final String TOPIC = "/topic/";

  /** No other character is accepted: a full STOMP broker takes {@code * # ? { }} for patterns. */
  private static final Pattern PLAIN = Pattern.compile("/[A-Za-z]{1,16}/[A-Za-z0-9.]{1,120}");

  private StompDestinations() {}

  static boolean isPlain(String destination) {
    return PLAIN.matcher(destination).matches();
  }

  /** Returns true if a browser may ask to subscribe to it at all; then a rule decides. */
  static boolean mayBeHeard(@Nullable String destination) {
    return REPLIES.equals(destination)
        || (destination != null && destination.startsWith(TOPIC) && isPlain(destination));
  }

  /** Returns true if a browser may send there at all; then a module decides. */
  static boolean mayBeSentTo(@Nullable String destination) {
    return destination != null && destination.startsWith(APP) && isPlain(destination);
  }
}
