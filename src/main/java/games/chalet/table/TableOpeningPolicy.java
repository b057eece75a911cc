package games.chalet.table;

import games.chalet.storage.DiskSpace;
import games.chalet.table.change.TableLimits;
import games.chalet.table.model.TableRefusal;
import games.chalet.table.persistence.Tables;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Decides whether a player may open another table. */
@Component
class TableOpeningPolicy {

  private final Tables tables;
  private final TableLimits limits;
  private final DiskSpace space;
  private final TableKey key;

  TableOpeningPolicy(Tables tables, TableLimits limits, DiskSpace space, TableKey key) {
    this.tables = tables;
    this.limits = limits;
    this.space = space;
    this.key = key;
  }

  /**
   * Requires the server's key, if {@code chalet.table-key} is set.
   *
   * @throws games.chalet.web.RefusedException if another or none is shown
   */
  void requireKey(Optional<String> shown) {
    if (!key.isRight(shown.orElse(""))) {
      throw (shown.orElse("").isBlank() ? TableRefusal.KEY_NEEDED : TableRefusal.KEY_WRONG).of();
    }
  }

  /**
   * Requires that the creator does not host too many tables and that the disk has room.
   *
   * @throws games.chalet.web.RefusedException if not
   */
  void requireRoomFor(String creator) {
    space.requireForNew();
    if (tables.countHostedBy(creator) >= limits.hostedByOne()) {
      throw TableRefusal.TOO_MANY_TABLES.of(limits.hostedByOne());
    }
  }
}
