package games.chalet.web;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Makes Spring Boot print a {@link StartFailedException} as sentences, without a stack trace. */
final class StartFailureAnalyzer extends AbstractFailureAnalyzer<StartFailedException> {

  @Override
  protected @Nullable FailureAnalysis analyze(Throwable rootFailure, StartFailedException cause) {
    return new FailureAnalysis(cause.sentence(), cause.remedy(), cause);
  }
}
