package games.chalet.match;

import java.io.Serial;

/** A journal that today's rules cannot fold. */
final class UnreadableMatch extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  UnreadableMatch(String why, Throwable cause) {
    super(why, cause);
  }

  UnreadableMatch(String why) {
    super(why);
  }
}
