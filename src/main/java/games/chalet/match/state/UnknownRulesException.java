package games.chalet.match.state;

import java.io.Serial;

/**
 * Thrown for a match that began in a later version of Chalet, whose rules this version does not
 * have: another process may know them, or this one after an upgrade.
 */
public final class UnknownRulesException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  public UnknownRulesException(String why) {
    super(why);
  }
}
