package games.chalet.web;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The names of the places to which messages go; see `docs/protocol.md`. */
final class Destinations {

  /** What a browser subscribes to for what concerns its own session. */
  static final String REPLIES = "/user/topic/replies";

  static final String APP = "/app/";
  static final String TOPIC = "/topic/";

  /** No other character is let in: the stock broker would take {@code * ? { }} for patterns. */
  private static final Pattern PLAIN = Pattern.compile("/[A-Za-z]{1,16}/[A-Za-z0-9.]{1,120}");

  private Destinations() {}

  static boolean isPlain(String destination) {
    return PLAIN.matcher(destination).matches();
  }

  /** Whether a browser may ask to hear it at all; a rule decides then. */
  static boolean mayBeHeard(@Nullable String destination) {
    return REPLIES.equals(destination)
        || (destination != null && destination.startsWith(TOPIC) && isPlain(destination));
  }

  /** What {@link #REPLIES} is called behind the door. */
  static String repliesOf(String sessionId) {
    return "/topic/replies-user" + sessionId;
  }
}
