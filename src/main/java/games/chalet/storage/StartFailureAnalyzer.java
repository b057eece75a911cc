package games.chalet.storage;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Lets Spring Boot print a {@link StartFailure} as sentences, without a stack trace. */
final class StartFailureAnalyzer extends AbstractFailureAnalyzer<StartFailure> {

  @Override
  protected @Nullable FailureAnalysis analyze(Throwable rootFailure, StartFailure cause) {
    return new FailureAnalysis(cause.sentence(), cause.remedy(), cause);
  }
}
