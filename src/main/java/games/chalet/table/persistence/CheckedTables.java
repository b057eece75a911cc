package games.chalet.table.persistence;

import games.chalet.table.model.Table;
import games.chalet.web.ReadCache;
import games.chalet.web.SeveralNodes;
import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/** Tables that other nodes change, too: one in memory is used if the disk has the same version. */
@Component
@SeveralNodes
class CheckedTables implements TableCache {

  private final TableRows rows;
  private final ReadCache<String, Table> cache = new ReadCache<>(MOST);

  CheckedTables(TableRows rows) {
    this.rows = rows;
  }

  @Override
  public Optional<Table> find(String id, Supplier<Optional<Table>> read) {
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
  public void missed(String id) {}

  @Override
  public void put(Table table) {
    cache.put(table.id(), table);
  }

  @Override
  public void forget(String id) {
    cache.forget(id);
  }
}
