package games.chalet.web;

import org.jspecify.annotations.Nullable;

/** The server cannot start, for a reason that the host can do something about. */
public final class StartFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String remedy;

  /**
   * A failure.
   *
   * @param sentence what is the matter
   * @param remedy what to do
   */
  public StartFailedException(String sentence, String remedy, @Nullable Throwable cause) {
    super(sentence, cause);
    this.remedy = remedy;
  }

  /** What is the matter. */
  public String sentence() {
    return String.valueOf(getMessage());
  }

  /** What to do. */
  public String remedy() {
    return remedy;
  }
}
