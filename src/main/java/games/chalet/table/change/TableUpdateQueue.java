package games.chalet.table.change;

import games.chalet.table.model.Table;
import games.chalet.web.LastResort;
import games.chalet.web.RefusedException;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/**
 * Applies changes that follow from other modules' events to tables, one after the other on a thread
 * of its own: no match and no socket ever waits for a table. Changes that are lost when the server
 * stops are caught up on at the next start.
 */
@Component
public class TableUpdateQueue implements DisposableBean {

  private static final Logger LOG = LoggerFactory.getLogger(TableUpdateQueue.class);
  private static final String FAILED = "A change of a table failed";
  private static final int UNAVAILABLE = 503;
  private static final int MOST_TRIES = 8;

  private final TableTransactions changes;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("table-updates").factory());

  TableUpdateQueue(TableTransactions changes) {
    this.changes = changes;
  }

  /** Changes one table; {@code change} returns true if there was anything to change. */
  public void change(String tableId, Predicate<Table> change) {
    run(() -> changeQuietly(tableId, change));
  }

  /** Records that a match at a table is over. */
  public void end(String tableId, String match, Instant at) {
    run(() -> quietly(tableId, () -> changes.end(tableId, match, at)));
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

  /** Changes several tables, which are looked up when it is their turn. */
  public void changeAll(Supplier<List<String>> tableIds, Predicate<Table> change) {
    run(
        () ->
            tableIds
                .get()
                .forEach(
                    table ->
                        LastResort.surviving(() -> changeQuietly(table, change), LOG, FAILED)
                            .run()));
  }

  /** Runs a task after all earlier ones. */
  public void run(Runnable task) {
    try {
      thread.execute(LastResort.surviving(task, LOG, FAILED));
    } catch (RejectedExecutionException e) {
      LOG.debug("Server is stopping; the update is applied at the next start", e);
    }
  }

  @Override
  public void destroy() {
    thread.close();
  }

  private void changeQuietly(String tableId, Predicate<Table> change) {
    quietly(tableId, () -> changes.changeIfNeeded(tableId, change));
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
