package games.chalet.match.state;

import java.io.Serial;

/** Thrown for a journal that today's rules cannot fold. */
public final class UnreadableMatchException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  public UnreadableMatchException(String why, Throwable cause) {
    super(why, cause);
  }

  public UnreadableMatchException(String why) {
    super(why);
  }
}
