package games.chalet.web.limits;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/**
 * The thread for reads that take milliseconds and that somebody waits for: they neither slow down
 * players nor wait behind the many requests of another reader.
 */
@Component
public final class FairReads implements AutoCloseable {

  private static final int WAIT_SECONDS = 5;

  /** The most of an address that wait, each on a thread that others need for other requests. */
  private static final int MOST_WAITING = 8;

  private final FairExecutor thread =
      new FairExecutor(
          "reads",
          1,
          Thread.NORM_PRIORITY,
          ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime);

  private final Map<String, Integer> waiting = new ConcurrentHashMap<>();

  /** Queues a read; returns false if too many wait. */
  public boolean execute(Party reader, Runnable read) {
    return thread.execute(List.of(reader), read);
  }

  /** Reads for a caller who waits for it; empty if it is not the reader's turn within seconds. */
  public <T> Optional<T> inTurn(Party reader, Supplier<T> read) {
    try {
      return waiting.merge(reader.address(), 1, Integer::sum) > MOST_WAITING
          ? Optional.empty()
          : await(reader, read);
    } finally {
      waiting.computeIfPresent(reader.address(), (it, count) -> count == 1 ? null : count - 1);
    }
  }

  private <T> Optional<T> await(Party reader, Supplier<T> read) {
    FutureTask<T> task = new FutureTask<>(read::get);
    try {
      return execute(reader, task) ? await(task) : Optional.empty();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  /** Waits until the read has begun, some seconds at most, and then for its end. */
  private <T> Optional<T> await(FutureTask<T> task)
      throws ExecutionException, InterruptedException {
    try {
      return Optional.of(task.get(WAIT_SECONDS, TimeUnit.SECONDS));
    } catch (TimeoutException e) {
      return thread.remove(task) ? Optional.empty() : Optional.of(task.get());
    }
  }

  @Override
  public void close() {
    thread.close();
  }
}
