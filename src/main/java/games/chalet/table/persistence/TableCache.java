package games.chalet.table.persistence;

import games.chalet.table.model.Table;
import java.util.Optional;
import java.util.function.Supplier;

/** Tables in memory, as they are on disk. Nobody changes one of them. */
interface TableCache {

  /** The most cached tables; one takes a few kB. */
  int MOST = 5_000;

  /** Returns a table as it is on disk, read only if it is not known to be the one in memory. */
  Optional<Table> find(String id, Supplier<Optional<Table>> read);

  /** Takes as long as {@link #find} does for a table that does not exist. */
  void missed(String id);

  /** Records that this table is on disk as written. */
  void put(Table table);

  /** Drops a table that is closed, or whose cached state may be wrong. */
  void forget(String id);
}
