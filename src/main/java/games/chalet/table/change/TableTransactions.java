package games.chalet.table.change;

import games.chalet.match.JournalTransaction;
import games.chalet.match.MatchSummary;
import games.chalet.storage.locks.SharedLocks;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusal;
import games.chalet.table.persistence.ChatLog;
import games.chalet.table.persistence.Tables;
import games.chalet.web.RefusedException;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Changes a table in a transaction under its lock, then publishes it. Two changes to one table
 * never overlap: its topic gets them in the order of the commits. If two people want one seat, the
 * second finds it taken.
 *
 * <p>A change that refuses leaves everything as it was. A table without people closes.
 */
@Component
public class TableTransactions {

  private static final Logger LOG = LoggerFactory.getLogger(TableTransactions.class);

  private final SharedLocks locks;
  private final Tables tables;
  private final ChatLog chat;
  private final TableMessageFactory messages;
  private final TablePublisher publisher;
  private final TransactionTemplate transaction;

  public TableTransactions(
      SharedLocks locks,
      Tables tables,
      ChatLog chat,
      TableMessageFactory messages,
      TablePublisher publisher,
      TransactionTemplate transaction) {
    this.locks = locks;
    this.tables = tables;
    this.chat = chat;
    this.messages = messages;
    this.publisher = publisher;
    this.transaction = transaction;
  }

  /**
   * Writes a new table. A request that finds its row before it is cached here waits, and then
   * changes the cached table. Otherwise the cached table would be older than the row, and the next
   * change would be refused.
   */
  public TableMessage add(Table table) {
    return exclusively(
        table.id(),
        () -> {
          transaction.executeWithoutResult(status -> tables.add(table));
          tables.committed(table);
          publisher.publishAdded();
          return messages.whole(table);
        });
  }

  /**
   * Changes a table and publishes it, with only the new lines of chat.
   *
   * @return the table after the change with all lines; empty if it has closed
   * @throws games.chalet.web.RefusedException if there is no such table, or as {@code change}
   *     throws it
   */
  public Optional<TableMessage> change(String tableId, Consumer<Table> change) {
    return changeIfNeeded(
        tableId,
        table -> {
          change.accept(table);
          return true;
        });
  }

  /**
   * Changes a table like {@link #change}, but publishes nothing if {@code change} returns false;
   * the answer is empty then.
   */
  Optional<TableMessage> changeIfNeeded(String tableId, Predicate<Table> change) {
    return exclusively(tableId, () -> commit(tableId, change).flatMap(publisher::publish));
  }

  /**
   * Publishes who is at a table and under which names, if it still exists; nothing is written.
   *
   * @param everywhere false if every other node does the same
   */
  public void tellPeople(String tableId, boolean everywhere) {
    exclusively(
        tableId,
        () -> {
          tables
              .find(tableId)
              .ifPresent(table -> publisher.publish(messages.withoutChat(table), everywhere));
          return true;
        });
  }

  /** Publishes a table, if it still exists, with all lines of chat, because some were removed. */
  public void tellWhole(String tableId) {
    exclusively(
        tableId,
        () ->
            tables
                .find(tableId)
                .flatMap(table -> commit(tableId, it -> true))
                .map(CommittedChange::withAllThatWasSaid)
                .flatMap(publisher::publish));
  }

  /**
   * Checks all rights at a table again, if it still exists, and publishes its state: a node that
   * has died may have changed it without publishing that.
   */
  public void tellAgain(String tableId) {
    exclusively(
        tableId,
        () ->
            tables
                .find(tableId)
                .flatMap(
                    table ->
                        commit(tableId, it -> true)
                            .map(committed -> committed.narrowing(TableDestinations.of(table))))
                .flatMap(publisher::publish));
  }

  /**
   * Changes a table with the beginning of a match there, in whose transaction it is written, and
   * publishes it. Only under the lock: {@link #exclusively}.
   *
   * @param before the table as it was found
   * @param after the same table with the match
   * @param start receives the writer of the table's rows, and returns when they are on disk
   */
  public Begun begin(
      Table before, Table after, Function<Consumer<JournalTransaction>, MatchSummary> start) {
    long known = chat.lastShown(before.id());
    after.changed();
    MatchSummary match;
    try {
      match = start.apply(journal -> update(before, after, journal.jdbc()));
    } catch (RuntimeException e) {
      // It is unknown whether it is on disk.
      tables.forget(before.id());
      throw e;
    }
    return new Begun(match, publisher.publish(committed(before, after, known)).orElseThrow());
  }

  /**
   * Records at a table that its match is over, and publishes it; does nothing if the table has
   * moved on. Usually {@link Tables#write} has written that to disk already.
   */
  public Optional<TableMessage> end(String tableId, String match, Instant at) {
    return exclusively(
        tableId,
        () -> {
          Table before = find(tableId);
          if (isOver(before, match)) { // Read after the end, and perhaps not published yet.
            return publisher.publish(committed(before, before, chat.lastShown(tableId)));
          }
          Table after = before.copy();
          if (!isEnd(after, match, at)) {
            return Optional.empty();
          }
          after.changed();
          return tables.isOnDisk(after)
              ? publisher.publish(committed(before, after, chat.lastShown(tableId)))
              : changeIfNeeded(tableId, it -> isEnd(it, match, at));
        });
  }

  private static boolean isOver(Table table, String match) {
    return table.status() == Table.Status.OVER && table.match().filter(match::equals).isPresent();
  }

  private static boolean isEnd(Table table, String match, Instant at) {
    boolean isNews = table.rounds().ended(match);
    if (isNews) {
      table.touched(at);
    }
    return isNews;
  }

  private void update(Table before, Table after, JdbcOperations journal) {
    try {
      tables.updateAtOnce(before, after, journal);
    } catch (OptimisticLockingFailureException e) {
      throw changedMeanwhile(before);
    }
  }

  /**
   * Returns the refusal after the lock was lost to another node; nothing of this change is on disk.
   */
  private static RefusedException changedMeanwhile(Table before) {
    LOG.warn("Table {} was changed by another node at the same time", before.id());
    return TableRefusal.CHANGED.of();
  }

  public record Begun(MatchSummary match, TableMessage table) {}

  /** Runs several steps while no other caller changes the table, on any node. */
  public <T> T exclusively(String tableId, Supplier<T> steps) {
    return locks.holding("table " + tableId, steps);
  }

  private Optional<CommittedChange> commit(String tableId, Predicate<Table> change) {
    return commit(find(tableId), change);
  }

  private Optional<CommittedChange> commit(Table before, Predicate<Table> change) {
    Table after = before.copy();
    long known = chat.lastShown(before.id());
    try {
      return written(before, after, change)
          ? Optional.of(committed(before, after, known))
          : Optional.empty();
    } catch (OptimisticLockingFailureException e) {
      return commit(endedMeanwhile(before), change);
    }
  }

  private Table find(String tableId) {
    return tables.find(tableId).orElseThrow(TableRefusal.UNKNOWN::of);
  }

  /**
   * Returns the table if another writer has only recorded the end of its match, which happens
   * without the lock.
   */
  private Table endedMeanwhile(Table before) {
    return before
        .match()
        .filter(match -> before.status() == Table.Status.PLAYING)
        .flatMap(match -> tables.find(before.id()).filter(now -> isOver(now, match)))
        .orElseThrow(() -> changedMeanwhile(before));
  }

  /** Returns the change, which is on disk, for publication. */
  private CommittedChange committed(Table before, Table after, long known) {
    TableMessage message = after.isDeserted() ? null : messages.whole(after);
    if (message == null) {
      tables.forget(after.id());
    } else {
      tables.committed(after);
    }
    return CommittedChange.of(before, after, message, known);
  }

  /** Returns true if there was anything to change, and that is now on disk. */
  private boolean written(Table before, Table after, Predicate<Table> change) {
    try {
      return transaction.execute(status -> change.test(after) && write(before, after));
    } catch (DataAccessException | TransactionException e) {
      // It is unknown whether it is on disk, or another node has written it.
      tables.forget(before.id());
      throw e;
    }
  }

  private boolean write(Table before, Table after) {
    if (after.isDeserted()) {
      chat.dropAll(after.id());
      tables.remove(after.id());
    } else {
      after.changed();
      tables.update(before, after);
    }
    return true;
  }
}
