package games.chalet.web;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

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

  /** Makes Spring Boot print a {@link StartFailedException} as sentences, without a stack trace. */
  static final class Analyzer extends AbstractFailureAnalyzer<StartFailedException> {

    @Override
    protected @Nullable FailureAnalysis analyze(Throwable rootFailure, StartFailedException cause) {
      return new FailureAnalysis(cause.sentence(), cause.remedy(), cause);
    }
  }
}
