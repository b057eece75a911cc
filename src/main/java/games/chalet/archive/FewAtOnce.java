package games.chalet.archive;

import games.chalet.web.RefusedException;
import games.chalet.web.limits.FairExecutor;
import games.chalet.web.limits.Party;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Does work that takes long, for a caller who waits some seconds for it, so that readers of old
 * matches neither slow down players nor wait behind the many requests of another reader.
 */
final class FewAtOnce {

  private static final int WAIT_SECONDS = 5;

  /** The most of an address that wait, each on a thread that others need for other requests. */
  private static final int MOST_WAITING = 8;

  private final FairExecutor threads;
  private final Supplier<RefusedException> busy;
  private final Map<String, Integer> waiting = new ConcurrentHashMap<>();

  /**
   * Creates the places.
   *
   * @param busy creates the refusal for those who cannot wait
   */
  FewAtOnce(FairExecutor threads, Supplier<RefusedException> busy) {
    this.threads = threads;
    this.busy = busy;
  }

  /**
   * Does the work when it is the caller's turn.
   *
   * @throws RefusedException if that is not soon
   */
  <T> T inTurn(Party caller, Supplier<T> work) {
    boolean isOneTooMany = waiting.merge(caller.address(), 1, Integer::sum) > MOST_WAITING;
    try {
      if (isOneTooMany) {
        throw busy.get();
      }
      return await(caller, work);
    } finally {
      waiting.computeIfPresent(caller.address(), (it, count) -> count == 1 ? null : count - 1);
    }
  }

  private <T> T await(Party caller, Supplier<T> work) {
    FutureTask<T> task = new FutureTask<>(work::get);
    try {
      if (threads.execute(List.of(caller), task)) {
        return task.get(WAIT_SECONDS, TimeUnit.SECONDS);
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (TimeoutException e) {
      threads.remove(task);
    }
    throw busy.get();
  }
}
