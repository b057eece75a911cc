package games.chalet.player;

import java.time.Duration;
import java.util.function.LongSupplier;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * The total time for which the server has run, in minutes, over all its starts. It is independent
 * of the wall clock, which may jump by years. If several nodes run at once, each counts for all:
 * none sets it back.
 */
@Component
class RunningTime {

  private static final long NANOS_PER_MINUTE = Duration.ofMinutes(1).toNanos();

  private final JdbcClient jdbc;
  private final LongSupplier nanoTime;
  private final long before;
  private final long started;

  @Autowired
  RunningTime(JdbcClient jdbc) {
    this(jdbc, System::nanoTime);
  }

  RunningTime(JdbcClient jdbc, LongSupplier nanoTime) {
    this.jdbc = jdbc;
    this.nanoTime = nanoTime;
    this.before = jdbc.sql("select minutes from running_time").query(Long.class).single();
    this.started = nanoTime.getAsLong();
  }

  long minutes() {
    return before + (nanoTime.getAsLong() - started) / NANOS_PER_MINUTE;
  }

  /** Saves the time; the time after the last save is lost if the process ends. */
  void save() {
    long now = minutes();
    jdbc.sql("update running_time set minutes = ? where minutes < ?").params(now, now).update();
  }
}
