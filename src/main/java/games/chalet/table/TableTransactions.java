package games.chalet.table;

import games.chalet.stomp.StompMessaging;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusals;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Changes a table in a transaction under its lock, then publishes it. Two changes to one table
 * never overlap: what is published on its topic comes in the order of the commits, and the second
 * of two people who want one seat finds it taken.
 *
 * <p>A change that refuses leaves everything as it was. A table that nobody is left at closes.
 */
@Component
class TableTransactions {

  private static final int LOCKS = 256;

  private final Lock[] locks =
      Stream.generate(ReentrantLock::new).limit(LOCKS).toArray(Lock[]::new);
  private final Tables tables;
  private final ChatLog chat;
  private final TableMessageFactory messages;
  private final StompMessaging messaging;
  private final Lobby lobby;
  private final TransactionTemplate transaction;

  TableTransactions(
      Tables tables,
      ChatLog chat,
      TableMessageFactory messages,
      StompMessaging messaging,
      Lobby lobby,
      TransactionTemplate transaction) {
    this.tables = tables;
    this.chat = chat;
    this.messages = messages;
    this.messaging = messaging;
    this.lobby = lobby;
    this.transaction = transaction;
  }

  /**
   * Changes a table and tells everybody who may know; of what was said only what is new.
   *
   * @return the table after the change with all that was said; empty if it has closed
   * @throws games.chalet.web.RefusedException if there is no such table, or whatever {@code change}
   *     refuses
   */
  Optional<TableMessage> change(String tableId, Consumer<Table> change) {
    return changeIfNeeded(
        tableId,
        table -> {
          change.accept(table);
          return true;
        });
  }

  /**
   * As {@link #change}, but tells nobody where {@code change} says that it has not done anything;
   * the answer is empty then.
   */
  Optional<TableMessage> changeIfNeeded(String tableId, Predicate<Table> change) {
    return exclusively(tableId, () -> commit(tableId, change).flatMap(this::tell));
  }

  /**
   * Tells those at a table, if it is still there, all of it with all that was said, because some of
   * that is taken back.
   */
  void tellWhole(String tableId) {
    exclusively(
        tableId,
        () -> {
          Optional<Committed> committed =
              transaction.execute(
                  status ->
                      tables
                          .findById(tableId)
                          .map(
                              table -> {
                                table.changed();
                                tables.flush();
                                return new Committed(tableId, messages.whole(table), 0, List.of());
                              }));
          return committed.flatMap(this::tell);
        });
  }

  /** Runs what consists of several steps while nobody else changes the table. */
  <T> T exclusively(String tableId, Supplier<T> steps) {
    Lock lock = locks[Math.floorMod(tableId.hashCode(), LOCKS)];
    lock.lock();
    try {
      return steps.get();
    } finally {
      lock.unlock();
    }
  }

  private Optional<Committed> commit(String tableId, Predicate<Table> change) {
    return transaction.execute(
        status -> {
          Table table = tables.findById(tableId).orElseThrow(TableRefusals::unknownTable);
          Rights before = Rights.of(table);
          Set<String> topics = new HashSet<>(TableDestinations.of(table));
          long known = chat.lastShown(tableId);
          if (!change.test(table)) {
            return Optional.empty();
          }
          Rights after = Rights.of(table);
          topics.addAll(TableDestinations.of(table));
          if (table.isDeserted()) {
            close(table);
            return Optional.of(new Committed(tableId, null, known, List.copyOf(topics)));
          }
          table.changed();
          tables.flush();
          List<String> narrowed = before.arePartOf(after) ? List.of() : List.copyOf(topics);
          return Optional.of(new Committed(tableId, messages.whole(table), known, narrowed));
        });
  }

  private void close(Table table) {
    chat.dropAll(table.id());
    tables.delete(table);
  }

  /** First ends what nobody has a right to any more, then speaks to those who remain. */
  private Optional<TableMessage> tell(Committed committed) {
    committed.narrowed().forEach(messaging::recheck);
    if (committed.message() != null) {
      messaging.publish(
          TableDestinations.table(committed.table()), committed.message().since(committed.known()));
    }
    lobby.changed();
    return Optional.ofNullable(committed.message());
  }

  /**
   * What is on disk.
   *
   * @param message null if the table has closed
   * @param known the number of the line up to which everybody was told what was said
   * @param narrowed the topics to which somebody may have lost the right
   */
  private record Committed(
      String table, @Nullable TableMessage message, long known, List<String> narrowed) {}

  /** Who may listen. */
  private record Rights(Set<String> people, boolean isPublic, boolean spectators) {

    static Rights of(Table table) {
      return new Rights(
          Set.copyOf(table.people().all()),
          table.settings().isPublic(),
          table.settings().spectators());
    }

    boolean arePartOf(Rights others) {
      return others.people.containsAll(people)
          && (others.isPublic || !isPublic)
          && (others.spectators || !spectators);
    }
  }
}
