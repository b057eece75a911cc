package games.chalet.match;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Makes time pass in the matches. */
final class Heartbeat implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Heartbeat.class);
  private static final long RING_MILLIS = 100;
  private static final long TIDY_SECONDS = 60;

  private final LiveMatches matches;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(task -> new Thread(task, "match-clock"));

  private final List<ScheduledFuture<?>> beats = new ArrayList<>();

  Heartbeat(LiveMatches matches) {
    this.matches = matches;
  }

  void start() {
    thread.execute(guarded(matches::resume));
    beats.add(
        thread.scheduleWithFixedDelay(
            guarded(matches::ring), RING_MILLIS, RING_MILLIS, TimeUnit.MILLISECONDS));
    beats.add(
        thread.scheduleWithFixedDelay(
            guarded(matches::tidy), TIDY_SECONDS, TIDY_SECONDS, TimeUnit.SECONDS));
  }

  /** One failure does not stop time. */
  private static Runnable guarded(Runnable task) {
    return () -> {
      try {
        task.run();
      } catch (RuntimeException e) {
        LOG.error("Time stumbled in the matches", e);
      }
    };
  }

  @Override
  public void close() {
    beats.forEach(beat -> beat.cancel(false));
    thread.close();
  }
}
