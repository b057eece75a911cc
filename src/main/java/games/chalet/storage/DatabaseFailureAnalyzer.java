package games.chalet.storage;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * Explains the failure of a database that opened and failed afterwards, while the modules read it.
 */
final class DatabaseFailureAnalyzer extends AbstractFailureAnalyzer<SQLException> {

  @Override
  protected @Nullable FailureAnalysis analyze(Throwable rootFailure, SQLException cause) {
    return DatabaseFailure.of(cause)
        .map(failure -> DatabaseOpener.failure(failure, "in the data folder", cause))
        .map(found -> new FailureAnalysis(found.sentence(), found.remedy(), cause))
        .orElse(null);
  }
}
