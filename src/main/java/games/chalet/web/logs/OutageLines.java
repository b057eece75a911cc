package games.chalet.web.logs;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.turbo.TurboFilter;
import ch.qos.logback.core.spi.FilterReply;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Marker;
import org.slf4j.helpers.MessageFormatter;

/**
 * Logs failures that an outage of the database causes as one line a minute in all, without a trace,
 * whatever code logs them, Spring and the connection pool included: everything fails because of it,
 * and {@code DatabaseWatch} logs its start and end.
 */
final class OutageLines extends TurboFilter {

  private static final String FQCN = Logger.class.getName();
  private static final Duration PAUSE = Duration.ofMinutes(1);

  private final LongSupplier nanoTime;
  private final AtomicLong next;

  OutageLines(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    next = new AtomicLong(nanoTime.getAsLong());
  }

  @Override
  public FilterReply decide(
      @Nullable Marker marker,
      Logger logger,
      Level level,
      @Nullable String format,
      @Nullable Object @Nullable [] given,
      @Nullable Throwable thrown) {
    @Nullable Object[] params = given == null ? new Object[0] : given;
    Throwable failure = thrown == null ? MessageFormatter.getThrowableCandidate(params) : thrown;
    if (format == null
        || failure == null
        || !level.isGreaterOrEqual(Level.WARN)
        || !level.isGreaterOrEqual(logger.getEffectiveLevel())) {
      return FilterReply.NEUTRAL;
    }
    SQLException outage = DatabaseOutage.in(failure).orElse(null);
    if (outage == null) {
      return FilterReply.NEUTRAL;
    }
    if (isDue()) {
      String what =
          MessageFormatter.arrayFormat(
                  format, Arrays.stream(params).map(OutageLines::brief).toArray())
              .getMessage();
      logger.log(
          marker,
          FQCN,
          Level.toLocationAwareLoggerInteger(Level.WARN),
          "{}: {}. Further failures like this are not logged for a minute",
          new Object[] {what, LoggedFailure.brief(outage)},
          null);
    }
    return FilterReply.DENY;
  }

  private static @Nullable Object brief(@Nullable Object given) {
    return given instanceof Throwable failure ? LoggedFailure.brief(failure) : given;
  }

  private boolean isDue() {
    long due = next.get();
    long now = nanoTime.getAsLong();
    return now - due >= 0 && next.compareAndSet(due, now + PAUSE.toNanos());
  }
}
