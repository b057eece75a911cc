package games.chalet.web.logs;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.turbo.TurboFilter;
import ch.qos.logback.core.spi.FilterReply;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import org.slf4j.Marker;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

/** Sets the filters before anything is created that could fail; created by Spring itself. */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class LogSetup implements ApplicationContextInitializer<ConfigurableApplicationContext> {

  @Override
  public void initialize(ConfigurableApplicationContext context) {
    if (LoggerFactory.getILoggerFactory() instanceof LoggerContext logback) {
      install(logback);
    }
  }

  /** Installs the filters once, however many contexts there are. */
  static synchronized void install(LoggerContext logback) {
    if (logback.getTurboFilterList().stream().noneMatch(SqlValueFilter.class::isInstance)) {
      logback.addTurboFilter(new OutageLines(System::nanoTime));
      logback.addTurboFilter(new SqlValueFilter());
    }
  }

  /**
   * Replaces every logged failure by a {@link LoggedFailure}, whatever code logs it, Spring and the
   * connection pool included, and whatever form the log has.
   */
  private static final class SqlValueFilter extends TurboFilter {

    private static final String FQCN = Logger.class.getName();

    @Override
    public FilterReply decide(
        @Nullable Marker marker,
        Logger logger,
        Level level,
        @Nullable String format,
        @Nullable Object @Nullable [] given,
        @Nullable Throwable thrown) {
      if (format == null || !level.isGreaterOrEqual(logger.getEffectiveLevel())) {
        return FilterReply.NEUTRAL;
      }
      @Nullable Object[] params = given == null ? new Object[0] : given;
      if (!mayHoldValues(thrown)
          && Arrays.stream(params).noneMatch(SqlValueFilter::mayHoldValues)) {
        return FilterReply.NEUTRAL;
      }
      logger.log(
          marker,
          FQCN,
          Level.toLocationAwareLoggerInteger(level),
          format,
          Arrays.stream(params).map(SqlValueFilter::safe).toArray(),
          thrown == null ? null : LoggedFailure.of(thrown));
      return FilterReply.DENY;
    }

    private static boolean mayHoldValues(@Nullable Object given) {
      return given instanceof Throwable failure && LoggedFailure.mayHoldValues(failure);
    }

    private static @Nullable Object safe(@Nullable Object given) {
      return given instanceof Throwable failure ? LoggedFailure.of(failure) : given;
    }
  }
}
