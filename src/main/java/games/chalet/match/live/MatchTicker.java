package games.chalet.match.live;

import games.chalet.web.LastResort;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Wakes, on a fixed schedule, the matches whose timer is due, and evicts idle ones. */
@Component
final class MatchTicker implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(MatchTicker.class);
  private static final long CHECK_MILLIS = 100;
  private static final long EVICT_SECONDS = 60;
  private static final long AGAIN_SECONDS = 1;

  private final LiveMatches matches;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(task -> new Thread(task, "match-clock"));

  private final List<ScheduledFuture<?>> beats = new ArrayList<>();

  MatchTicker(LiveMatches matches) {
    this.matches = matches;
  }

  void start() {
    thread.execute(this::resume);
    beats.add(
        thread.scheduleWithFixedDelay(
            guarded(matches::checkDue), CHECK_MILLIS, CHECK_MILLIS, TimeUnit.MILLISECONDS));
    beats.add(
        thread.scheduleWithFixedDelay(
            guarded(matches::evictIdle), EVICT_SECONDS, EVICT_SECONDS, TimeUnit.SECONDS));
  }

  /**
   * Retries until it has succeeded once: otherwise the clocks of matches without requests would not
   * run.
   */
  private void resume() {
    try {
      matches.resume();
    } catch (Throwable e) {
      LastResort.survive(e, LOG, "Failed to resume matches, will retry");
      resumeLater();
    }
  }

  private void resumeLater() {
    try {
      ScheduledFuture<?> unused = thread.schedule(this::resume, AGAIN_SECONDS, TimeUnit.SECONDS);
    } catch (RejectedExecutionException e) {
      LOG.debug("Closing", e);
    }
  }

  /** Wraps a task so that one failure does not stop the schedule. */
  private static Runnable guarded(Runnable task) {
    return LastResort.surviving(task, LOG, "Match timer tick failed");
  }

  @Override
  public void close() {
    beats.forEach(beat -> beat.cancel(false));
    thread.close();
  }
}
