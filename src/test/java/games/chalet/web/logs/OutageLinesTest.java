package games.chalet.web.logs;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import games.chalet.web.LastResort;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The lines in the log of an outage of the database. */
class OutageLinesTest {

  private final RuntimeException outage =
      new IllegalStateException("around", new SQLException("shutting down", "57P01"));

  private final AtomicLong nanoTime = new AtomicLong(Long.MAX_VALUE - 7);
  private final LoggerContext logback = new LoggerContext();
  private final Logger log = logback.getLogger("some");
  private final ListAppender<ILoggingEvent> lines = new ListAppender<>();

  @BeforeEach
  void listen() {
    logback.addTurboFilter(new OutageLines(nanoTime::get));
    lines.setContext(logback);
    lines.start();
    log.addAppender(lines);
  }

  private void logEachWay() {
    log.error("Failed", outage);
    log.warn("{} {} failed", "GET", "/api/games", outage);
    log.error("{} {} {} failed", "one", "two", "three", outage);
    LastResort.survive(outage, log, "Scheduled task failed");
    logback.getLogger("another").warn("Failed", outage);
  }

  @Test
  void anOutageIsOneWarningAMinuteWithoutATrace() {
    logEachWay();
    logEachWay();
    assertThat(lines.list)
        .singleElement()
        .satisfies(
            line -> {
              assertThat(line.getLevel()).isEqualTo(Level.WARN);
              assertThat(line.getThrowableProxy()).isNull();
              assertThat(line.getFormattedMessage())
                  .startsWith("Failed: ")
                  .contains("shutting down");
            });
    nanoTime.addAndGet(Duration.ofMinutes(1).toNanos());
    log.error("{} {} failed", "GET", "/api/games", outage);
    logEachWay();
    assertThat(lines.list).hasSize(2);
    assertThat(lines.list.getLast().getFormattedMessage()).startsWith("GET /api/games failed: ");
  }

  @Test
  void otherFailuresKeepTheirLevelAndTheirTrace() {
    log.error("Failed", new IllegalStateException("bug"));
    log.error("Failed", new IllegalStateException("bug"));
    log.debug("Failed", outage);
    log.info("No failure");
    assertThat(lines.list).hasSize(4);
    assertThat(lines.list.getFirst().getLevel()).isEqualTo(Level.ERROR);
    assertThat(lines.list.getFirst().getThrowableProxy()).isNotNull();
  }
}
