package games.chalet.table.persistence;

import games.chalet.table.model.Table;
import games.chalet.web.OneNode;
import games.chalet.web.ReadCache;
import games.chalet.web.SeveralNodes;
import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/** Tables in memory, as they are on disk. Nobody changes one of them. */
abstract class TableCache {

  /** The most cached tables; one takes a few kB. */
  private static final int MOST = 5_000;

  final TableRows rows;
  final ReadCache<String, Table> cache = new ReadCache<>(MOST);

  private TableCache(TableRows rows) {
    this.rows = rows;
  }

  /** Returns a table as it is on disk, read only if it is not known to be the one in memory. */
  abstract Optional<Table> find(String id, Supplier<Optional<Table>> read);

  /** Takes as long as {@link #find} does for a table that does not exist. */
  abstract void missed(String id);

  /** Records that this table is on disk as written. */
  void put(Table table) {
    cache.put(table.id(), table);
  }

  /** Drops a table that is closed, or whose cached state may be wrong. */
  void forget(String id) {
    cache.forget(id);
  }

  /** Tables that nobody else changes: those in memory are as they are on disk. */
  @Component
  @OneNode
  static class CachedTables extends TableCache {

    CachedTables(TableRows rows) {
      super(rows);
    }

    @Override
    Optional<Table> find(String id, Supplier<Optional<Table>> read) {
      return cache.get(id, read);
    }

    @Override
    void missed(String id) {
      rows.version(id);
    }
  }

  /**
   * Tables that other nodes change, too: one in memory is used if the disk has the same version.
   */
  @Component
  @SeveralNodes
  static class CheckedTables extends TableCache {

    CheckedTables(TableRows rows) {
      super(rows);
    }

    @Override
    Optional<Table> find(String id, Supplier<Optional<Table>> read) {
      Optional<Long> version = rows.version(id);
      Optional<Table> known =
          cache
              .get(id, Optional::empty)
              .filter(table -> version.filter(now -> now == table.version()).isPresent());
      if (known.isPresent()) {
        return known;
      }
      forget(id);
      Optional<Table> found = version.flatMap(there -> read.get());
      found.ifPresent(this::put);
      return found;
    }

    /** Does nothing: each table costs that query. */
    @Override
    void missed(String id) {}
  }
}
