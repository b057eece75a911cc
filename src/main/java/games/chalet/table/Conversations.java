package games.chalet.table;

import games.chalet.table.model.ChatLine;
import games.chalet.web.ReadCache;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * What is said at the tables, remembered: every answer about a table has all its lines, and few
 * changes are words. To be called in a transaction.
 */
@Component
class Conversations {

  /** A table's lines take up to 100 kB of memory. */
  private static final int MOST_TABLES = 300;

  private final ChatLines lines;
  private final ReadCache<List<ChatLine>> remembered = new ReadCache<>(MOST_TABLES);

  Conversations(ChatLines lines) {
    this.lines = lines;
  }

  /** The lines of a table, the oldest first. */
  List<ChatLine> at(String table) {
    return isChangedHere()
        ? lines.at(table)
        : remembered.get(table, () -> Optional.of(List.copyOf(lines.at(table)))).orElseThrow();
  }

  /** This transaction changes what was said at a table; it alone sees that before its commit. */
  void changeAt(String table) {
    afterCommit(() -> remembered.forget(table));
  }

  /** The same, wherever it was said. */
  void changeEverywhere() {
    afterCommit(remembered::forgetAll);
  }

  private static void afterCommit(Runnable forgetting) {
    TransactionSynchronizationManager.registerSynchronization(new Changed(forgetting));
  }

  private static boolean isChangedHere() {
    return TransactionSynchronizationManager.isSynchronizationActive()
        && TransactionSynchronizationManager.getSynchronizations().stream()
            .anyMatch(Changed.class::isInstance);
  }

  private record Changed(Runnable forgetting) implements TransactionSynchronization {

    @Override
    public void afterCommit() {
      forgetting.run();
    }
  }
}
