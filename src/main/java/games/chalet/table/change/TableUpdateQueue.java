package games.chalet.table.change;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.chalet.table.model.Table;
import games.chalet.web.LastResort;
import games.chalet.web.RefusedException;
import games.chalet.web.limits.FairExecutor;
import games.chalet.web.limits.Party;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ScheduledFuture;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.core.task.TaskRejectedException;
import org.springframework.scheduling.TaskScheduler;
import org.springframework.stereotype.Component;

/**
 * Applies changes that follow from other modules' events to tables, on a thread of its own that is
 * shared fairly by those who caused them: no match and no socket ever waits for a table. Those of
 * one table are applied in order. Changes that are lost when the server stops are caught up on at
 * the next start.
 */
@Component
public class TableUpdateQueue implements DisposableBean {

  private static final Logger LOG = LoggerFactory.getLogger(TableUpdateQueue.class);
  private static final String FAILED = "A change of a table failed";
  private static final int UNAVAILABLE = 503;
  private static final int MOST_TRIES = 8;

  /** The pause between two runs of what is merged. */
  private static final Duration PAUSE = Duration.ofMillis(500);

  /** The server itself. */
  private static final List<Party> SERVER = List.of(new Party("", ""));

  private final TableTransactions changes;
  private final TaskScheduler scheduler;
  private final FairExecutor thread =
      new FairExecutor("table-updates", 1, Thread.NORM_PRIORITY, System::nanoTime);

  /** The changes of each table that wait, the earliest first. */
  private final Map<String, Deque<Runnable>> waiting = new HashMap<>();

  /** The keys of merged tasks that wait, and of those that have begun within the pause. */
  private final Set<String> merged = new HashSet<>();

  private final Cache<String, Boolean> lately =
      Caffeine.newBuilder().expireAfterWrite(PAUSE).build();

  TableUpdateQueue(TableTransactions changes, TaskScheduler scheduler) {
    this.changes = changes;
    this.scheduler = scheduler;
  }

  /**
   * Changes one table; {@code change} returns true if there was anything to change. Only for what
   * has a bound elsewhere: none is dropped.
   *
   * @param causes who may bear the cost; the server itself if there is none
   */
  public void change(List<Party> causes, String tableId, Predicate<Table> change) {
    add(causes, tableId, () -> changes.changeIfNeeded(tableId, change));
  }

  /** Changes one table for the server itself. */
  public void change(String tableId, Predicate<Table> change) {
    change(SERVER, tableId, change);
  }

  /** Records for the server itself that a match at a table is over. */
  public void end(String tableId, String match, Instant at) {
    end(SERVER, tableId, match, at);
  }

  /** Records that a match at a table is over. */
  public void end(List<Party> causes, String tableId, String match, Instant at) {
    add(causes, tableId, () -> changes.end(tableId, match, at));
  }

  private void add(List<Party> causes, String tableId, Runnable change) {
    synchronized (waiting) {
      waiting.computeIfAbsent(tableId, it -> new ArrayDeque<>()).add(change);
    }
    // The share of each cause comes to all changes of the table: the first to come applies them.
    keep(causes, () -> applyAll(tableId));
  }

  private void applyAll(String tableId) {
    for (Runnable change = next(tableId); change != null; change = next(tableId)) {
      Runnable patient = change;
      LastResort.surviving(() -> quietly(tableId, patient), LOG, FAILED).run();
    }
  }

  private @Nullable Runnable next(String tableId) {
    synchronized (waiting) {
      Deque<Runnable> changes = waiting.get(tableId);
      Runnable next = changes == null ? null : changes.poll();
      if (next == null) {
        waiting.remove(tableId);
      }
      return next;
    }
  }

  /** Publishes tables again that a dead node may have changed without publishing that. */
  public void tellAgain(Supplier<List<String>> tableIds) {
    run(
        () ->
            tableIds
                .get()
                .forEach(
                    table ->
                        LastResort.surviving(
                                () -> patiently(() -> changes.tellAgain(table)), LOG, FAILED)
                            .run()));
  }

  /** Changes several tables for the server itself; they are looked up when it is their turn. */
  public void changeAll(Supplier<List<String>> tableIds, Predicate<Table> change) {
    run(() -> tableIds.get().forEach(table -> changeNow(table, change)));
  }

  /** Changes one table, on the thread of the queue. */
  public void changeNow(String tableId, Predicate<Table> change) {
    LastResort.surviving(
            () -> quietly(tableId, () -> changes.changeIfNeeded(tableId, change)), LOG, FAILED)
        .run();
  }

  /** Runs a task of the server itself. */
  public void run(Runnable task) {
    keep(SERVER, task);
  }

  /**
   * Runs a task.
   *
   * @return false if it is dropped, because too many wait of this cause
   */
  public boolean run(Party cause, Runnable task) {
    return thread.execute(List.of(cause), guarded(task));
  }

  /**
   * Runs a task at once, unless one with that key waits, or has begun a moment ago: then it runs
   * after a pause, once for all that were given until then.
   */
  public void soon(Party cause, String key, Runnable task) {
    synchronized (merged) {
      if (!merged.add(key)) {
        return;
      }
    }
    Runnable queued =
        () -> {
          if (!run(cause, () -> begin(key, task))) {
            forget(key);
          }
        };
    if (lately.getIfPresent(key) == null) {
      queued.run();
    } else {
      later(queued);
    }
  }

  private void later(Runnable task) {
    try {
      ScheduledFuture<?> unused =
          scheduler.schedule(task, scheduler.getClock().instant().plus(PAUSE));
    } catch (TaskRejectedException e) {
      LOG.debug("Server is stopping; pages ask for everything when they connect again", e);
    }
  }

  private void begin(String key, Runnable task) {
    lately.put(key, true);
    forget(key);
    task.run();
  }

  private void forget(String key) {
    synchronized (merged) {
      merged.remove(key);
    }
  }

  /** Returns true if nothing waits or runs. */
  public boolean isIdle() {
    synchronized (merged) {
      return merged.isEmpty() && thread.isIdle();
    }
  }

  private void keep(List<Party> causes, Runnable task) {
    if (!thread.keep(causes.isEmpty() ? SERVER : causes, guarded(task))) {
      LOG.debug("Server is stopping; the update is applied at the next start");
    }
  }

  private static Runnable guarded(Runnable task) {
    return LastResort.surviving(task, LOG, FAILED);
  }

  @Override
  public void destroy() {
    thread.finish();
  }

  /** Runs a change; a table that has closed since needs none. */
  private static void quietly(String tableId, Runnable change) {
    try {
      patiently(change);
    } catch (RefusedException e) {
      LOG.debug("Table {}: {}", tableId, e.sentence());
    }
  }

  /**
   * Runs a change, and retries if it was refused because another node held the table for too long:
   * a node that has been stopped loses its lock soon.
   */
  public static void patiently(Runnable change) {
    for (int tries = 1; tries < MOST_TRIES; tries++) {
      try {
        change.run();
        return;
      } catch (RefusedException e) {
        if (e.status() != UNAVAILABLE) {
          throw e;
        }
        LOG.debug("Retrying: {}", e.sentence());
      }
    }
    change.run();
  }
}
