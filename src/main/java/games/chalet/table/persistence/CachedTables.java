package games.chalet.table.persistence;

import games.chalet.table.model.Table;
import games.chalet.web.OneNode;
import games.chalet.web.ReadCache;
import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/** Tables that nobody else changes: those in memory are as they are on disk. */
@Component
@OneNode
class CachedTables implements TableCache {

  private final TableRows rows;
  private final ReadCache<String, Table> cache = new ReadCache<>(MOST);

  CachedTables(TableRows rows) {
    this.rows = rows;
  }

  @Override
  public Optional<Table> find(String id, Supplier<Optional<Table>> read) {
    return cache.get(id, read);
  }

  @Override
  public void missed(String id) {
    rows.version(id);
  }

  @Override
  public void put(Table table) {
    cache.put(table.id(), table);
  }

  @Override
  public void forget(String id) {
    cache.forget(id);
  }
}
