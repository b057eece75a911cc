package games.chalet.match.bots;

import games.chalet.web.LastResort;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The threads on which the bots of all matches think, below the priority of the matches, and the
 * one that knows when their moments have come.
 */
public final class BotThreads implements BotMoments.Clockwork, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(BotThreads.class);

  /** The most thoughts that wait; any further ones are offered again later. */
  private static final int MOST_WAITING = 1000;

  private final ThreadMXBean work = ManagementFactory.getThreadMXBean();
  private final LongSupplier chance;
  private final Timer time;
  private final ThreadPoolExecutor thoughts;
  private final ScheduledThreadPoolExecutor moments;

  /**
   * Creates threads that report their work to the server's metrics.
   *
   * @param chance from which each thought has its random numbers
   */
  public BotThreads(BotSettings settings, MeterRegistry meters, LongSupplier chance) {
    this.chance = chance;
    time = meters.timer("chalet.bots.thoughts");
    AtomicInteger number = new AtomicInteger();
    thoughts =
        new ThreadPoolExecutor(
            settings.threads(),
            settings.threads(),
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_WAITING),
            task -> thread(task, "bot-" + number.incrementAndGet(), Thread.NORM_PRIORITY - 2));
    moments =
        new ScheduledThreadPoolExecutor(
            1, task -> thread(task, "bot-moments", Thread.NORM_PRIORITY));
    moments.setRemoveOnCancelPolicy(true);
    moments.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  @SuppressWarnings("ThreadPriorityCheck") // The priority is only a hint; nothing relies on it.
  private static Thread thread(Runnable task, String name, int priority) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    thread.setPriority(priority);
    return thread;
  }

  /** Returns random numbers for one thought. */
  SplittableRandom random() {
    return new SplittableRandom(chance.getAsLong());
  }

  /** Wraps a thought so that its CPU time is measured. */
  <T> Callable<T> measured(Callable<T> thought) {
    return () -> {
      long before = work.getCurrentThreadCpuTime();
      try {
        return thought.call();
      } finally {
        time.record(work.getCurrentThreadCpuTime() - before, TimeUnit.NANOSECONDS);
      }
    };
  }

  /** Queues a thought; returns false if too many wait, or the server closes. */
  @Override
  public boolean think(FutureTask<?> thought) {
    try {
      thoughts.execute(thought);
      return true;
    } catch (RejectedExecutionException e) {
      return false;
    }
  }

  /** Cancels a thought that is no longer needed. */
  void forget(FutureTask<?> thought) {
    thought.cancel(false);
    thoughts.remove(thought);
  }

  /** Runs a task after a delay; never when the server is closing. */
  @Override
  public Future<?> after(Duration delay, Runnable task) {
    try {
      return moments.schedule(
          LastResort.surviving(task, LOG, "Scheduled bot action failed"),
          delay.toMillis(),
          TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      FutureTask<?> never = new FutureTask<>(task, null);
      never.cancel(false);
      return never;
    }
  }

  /** Drops all pending thoughts; they are started again after the next start. */
  @Override
  public void close() {
    moments.shutdownNow();
    thoughts.shutdownNow();
  }
}
