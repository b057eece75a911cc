package games.chalet.stomp.socket;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The names of the places to which messages go; see `docs/protocol.md`. */
final class StompDestinations {

  /** What a browser subscribes to for what concerns its own session. */
  static final String REPLIES = "/user/topic/replies";

  static final String APP = "/app/";
  static final String TOPIC = "/topic/";

  /** No other character is let in: a full STOMP broker takes {@code * # ? { }} for patterns. */
  private static final Pattern PLAIN = Pattern.compile("/[A-Za-z]{1,16}/[A-Za-z0-9.]{1,120}");

  private StompDestinations() {}

  static boolean isPlain(String destination) {
    return PLAIN.matcher(destination).matches();
  }

  /** Whether a browser may ask to hear it at all; a rule decides then. */
  static boolean mayBeHeard(@Nullable String destination) {
    return REPLIES.equals(destination)
        || (destination != null && destination.startsWith(TOPIC) && isPlain(destination));
  }

  /** Whether a browser may send there; a room decides then. */
  static boolean mayBeSentTo(@Nullable String destination) {
    return destination != null && destination.startsWith(APP) && isPlain(destination);
  }
}
