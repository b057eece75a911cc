package games.chalet.storage;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.core.env.Environment;

/**
 * Explains the failure of a database that opened and failed afterwards, while the modules read it.
 */
final class DatabaseFailureAnalyzer implements FailureAnalyzer {

  private final Environment environment;

  /** Creates the analyzer; called by Spring Boot. */
  DatabaseFailureAnalyzer(Environment environment) {
    this.environment = environment;
  }

  @Override
  public @Nullable FailureAnalysis analyze(Throwable thrown) {
    Optional<NewestBackup> backup = NewestBackup.of(environment);
    return DatabaseFailure.of(thrown)
        .map(
            failure ->
                DatabaseOpener.failure(failure, DataFolder.database(environment), backup, thrown))
        .map(found -> new FailureAnalysis(found.sentence(), found.remedy(), thrown))
        .orElse(null);
  }
}
