package games.chalet.web;

import java.nio.file.FileSystemException;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.boot.SpringBootExceptionReporter;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.boot.diagnostics.LoggingFailureAnalysisReporter;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.core.env.Environment;
import org.springframework.core.io.support.SpringFactoriesLoader;
import org.springframework.core.io.support.SpringFactoriesLoader.ArgumentResolver;
import org.springframework.core.io.support.SpringFactoriesLoader.FailureHandler;

/**
 * Reports why a start has failed like Spring Boot's own reporter, with all its analyzers. A failure
 * that none of them knows is reported with the message of the exception, and not as a stack trace.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class StartFailureReporter implements SpringBootExceptionReporter {

  private static final Logger LOG = LoggerFactory.getLogger(StartFailureReporter.class);

  /** The bound is for a chain of causes that is circular. */
  private static final int MOST_CAUSES = 50;

  private final List<FailureAnalyzer> analyzers;

  /**
   * Creates the reporter; called by Spring Boot.
   *
   * @param context null where it failed before there was one
   */
  StartFailureReporter(@Nullable ConfigurableApplicationContext context) {
    ArgumentResolver arguments =
        context == null
            ? ArgumentResolver.none()
            : ArgumentResolver.of(BeanFactory.class, context.getBeanFactory())
                .and(Environment.class, context.getEnvironment());
    analyzers =
        SpringFactoriesLoader.forDefaultResourceLocation(getClass().getClassLoader())
            .load(FailureAnalyzer.class, arguments, FailureHandler.handleMessage(this::complain));
  }

  @Override
  public boolean reportException(Throwable failure) {
    FailureAnalysis analysis =
        analyzers.stream()
            .map(analyzer -> analysis(analyzer, failure))
            .filter(Objects::nonNull)
            .findFirst()
            .orElseGet(() -> inItsOwnWords(failure));
    new LoggingFailureAnalysisReporter().report(Objects.requireNonNull(analysis));
    return true;
  }

  private @Nullable FailureAnalysis analysis(FailureAnalyzer analyzer, Throwable failure) {
    try {
      return analyzer.analyze(failure);
    } catch (RuntimeException | LinkageError e) {
      complain(() -> analyzer + " has failed", e);
      return null;
    }
  }

  /** Returns the innermost message, which a host can understand best. */
  static FailureAnalysis inItsOwnWords(Throwable failure) {
    Throwable innermost =
        Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
            .limit(MOST_CAUSES)
            .filter(cause -> cause.getMessage() != null)
            .reduce(failure, (outer, inner) -> inner);
    return new FailureAnalysis(
        "Chalet could not start: %s (%s)"
            .formatted(
                Objects.toString(innermost.getMessage(), "nothing more is known").strip(),
                innermost.getClass().getSimpleName()),
        remedy(innermost),
        failure);
  }

  private static String remedy(Throwable innermost) {
    String temporary = System.getProperty("java.io.tmpdir", "/tmp");
    return innermost instanceof FileSystemException file
            && Objects.toString(file.getFile(), "").startsWith(temporary)
        ? "Make "
            + temporary
            + " writable (Kubernetes: mount an emptyDir there; compose: tmpfs), or name another"
            + " folder by JAVA_OPTS=-Djava.io.tmpdir=/some/folder."
        : "If that is about a setting or a file, change it; docs/settings.md has all settings. To"
            + " see where the start has failed, add --debug to the command.";
  }

  private void complain(Supplier<String> message, Throwable e) {
    LOG.trace("{}", message.get(), e);
  }
}
