package games.chalet.web;

import org.jspecify.annotations.Nullable;

/** The server cannot start, for a reason that the host can do something about. */
public final class StartFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String remedy;

  /**
   * Creates a failure.
   *
   * @param sentence the problem
   * @param remedy the way to fix it
   */
  public StartFailedException(String sentence, String remedy, @Nullable Throwable cause) {
    super(sentence, cause);
    this.remedy = remedy;
  }

  public String sentence() {
    return String.valueOf(getMessage());
  }

  /** Returns the way to fix it. */
  public String remedy() {
    return remedy;
  }
}
