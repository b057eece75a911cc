package games.chalet.table;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.chalet.stomp.Connections;
import games.chalet.table.change.TablePublisher.CameToTable;
import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.persistence.Tables;
import java.time.Duration;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/**
 * Limits the tables at which a guest is: if there are too many, they leave the ones used longest
 * ago of those at which they only watch. Seats and tables of their own stay, and nothing stops a
 * guest who comes.
 */
@Component
class WatchedTables {

  /** The most tables at which a guest stays who watches at one of them. */
  static final int MOST = 30;

  private final Tables tables;
  private final TableService service;
  private final TableUpdateQueue updates;
  private final Connections connections;

  /**
   * The table to which each person came last: of two comings the earlier one may be looked at late.
   */
  private final Cache<String, String> newest =
      Caffeine.newBuilder().maximumSize(10_000).expireAfterWrite(Duration.ofMinutes(1)).build();

  WatchedTables(
      Tables tables, TableService service, TableUpdateQueue updates, Connections connections) {
    this.tables = tables;
    this.service = service;
    this.updates = updates;
    this.connections = connections;
  }

  /** Dropped where too much waits of this guest; they leave when they come to another one then. */
  @EventListener
  void on(CameToTable came) {
    newest.put(came.person(), came.table());
    boolean unused = updates.run(connections.partyOf(came.person()), () -> leaveOld(came.person()));
  }

  private void leaveOld(String person) {
    int tooMany = tables.idsWith(person).size() - MOST;
    if (tooMany > 0) {
      tables.idsWatchedBy(person).stream()
          .filter(table -> !table.equals(newest.getIfPresent(person)))
          .limit(tooMany)
          .forEach(table -> TableUpdateQueue.patiently(() -> service.leave(person, table)));
    }
  }
}
