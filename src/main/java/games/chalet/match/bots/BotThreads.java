package games.chalet.match.bots;

import games.chalet.web.LastResort;
import games.chalet.web.limits.FairExecutor;
import games.chalet.web.limits.Party;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The threads on which the bots of all matches think, below the priority of the matches and shared
 * by those who wait for them, and the one that knows when their moments have come.
 */
public final class BotThreads implements BotMoments.Clockwork, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(BotThreads.class);

  private final ThreadMXBean work = ManagementFactory.getThreadMXBean();
  private final LongSupplier chance;
  private final Timer time;
  private final FairExecutor thoughts;
  private final ScheduledThreadPoolExecutor moments;

  /**
   * Creates threads that report their work to the server's metrics.
   *
   * @param chance from which each thought has its random numbers
   */
  public BotThreads(BotSettings settings, MeterRegistry meters, LongSupplier chance) {
    this.chance = chance;
    time = meters.timer("chalet.bots.thoughts");
    thoughts =
        new FairExecutor(
            "bot", settings.threads(), Thread.NORM_PRIORITY - 2, work::getCurrentThreadCpuTime);
    moments = new ScheduledThreadPoolExecutor(1, BotThreads::thread);
    moments.setRemoveOnCancelPolicy(true);
    moments.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "bot-moments");
    thread.setDaemon(true);
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

  @Override
  public boolean think(BotTurn turn) {
    return think(turn.waiting, turn.thought);
  }

  /**
   * Queues a thought; returns false if too many wait, or the server closes.
   *
   * @param waiting for it: one of them bears its cost
   */
  boolean think(List<Party> waiting, FutureTask<?> thought) {
    return thoughts.execute(waiting, thought);
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
    thoughts.close();
  }
}
