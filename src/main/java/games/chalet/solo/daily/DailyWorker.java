package games.chalet.solo.daily;

import games.chalet.storage.locks.SharedLocks;
import games.chalet.web.LastResort;
import games.chalet.web.RefusedException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The thread of {@link DailyWork}. It is never interrupted: the database closes itself when a
 * thread is interrupted that reads or writes.
 */
final class DailyWorker implements ParPlayer.Breath, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(DailyWorker.class);
  private static final Duration LOOK_EVERY = Duration.ofSeconds(20);
  private static final Duration LONGEST_REST = Duration.ofSeconds(1);
  private static final Duration QUIET_YET = Duration.ofSeconds(1);
  private static final long SHUTDOWN_SECONDS = 3;

  private final CountDownLatch closing = new CountDownLatch(1);
  private final SharedLocks locks;
  private final QuietHours quiet;
  private volatile @Nullable Thread thread;

  DailyWorker(SharedLocks locks, QuietHours quiet) {
    this.locks = locks;
    this.quiet = quiet;
  }

  @SuppressWarnings("ThreadPriorityCheck") // The priority is only a hint; nothing relies on it.
  void start(DailyWork work) {
    Thread begun = new Thread(() -> goOn(work), "daily");
    begun.setDaemon(true);
    begun.setPriority(Thread.MIN_PRIORITY);
    thread = begun;
    begun.start();
  }

  private void goOn(DailyWork work) {
    boolean open = true;
    while (open) {
      open = surviving(work);
    }
  }

  /** Does a step and survives its failures; returns true to continue. */
  private boolean surviving(DailyWork work) {
    try {
      return !closing.await(stepped(work).toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      return false;
    }
  }

  /** Does a step and returns the time to rest after it. */
  private Duration stepped(DailyWork work) throws InterruptedException {
    long start = System.nanoTime();
    try {
      // One node at a time: the others would compute the same once more.
      if (locks.ifFree("daily work", () -> work.step(quiet)).orElse(false)) {
        return Duration.ofNanos(Math.min(System.nanoTime() - start, LONGEST_REST.toNanos()));
      }
    } catch (RefusedException e) { // The disk, or the locks, have logged it.
      return LOOK_EVERY;
    } catch (RuntimeException | Error e) {
      LastResort.survive(e, LOG, "Daily deals task failed");
    }
    return LOOK_EVERY;
  }

  /** Rests as long as it has thought, and until it is quiet. */
  @Override
  public void take(long nanos) throws InterruptedException {
    boolean closes = closing.await(nanos, TimeUnit.NANOSECONDS);
    while (!closes && !quiet.now()) {
      closes = closing.await(QUIET_YET.toMillis(), TimeUnit.MILLISECONDS);
    }
    if (closes) {
      throw new InterruptedException();
    }
  }

  @Override
  public void close() {
    closing.countDown();
    Thread begun = thread;
    if (begun != null) {
      try {
        begun.join(TimeUnit.SECONDS.toMillis(SHUTDOWN_SECONDS));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
