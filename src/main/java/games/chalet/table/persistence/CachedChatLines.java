package games.chalet.table.persistence;

import games.chalet.table.model.ChatLine;
import games.chalet.web.OneNode;
import games.chalet.web.ReadCache;
import java.util.List;
import java.util.Optional;
import org.springframework.context.annotation.Primary;
import org.springframework.stereotype.Component;

/**
 * The lines in memory, where nobody else writes any: every answer about a table has all its lines,
 * and few changes of a table are lines.
 */
@Component
@Primary
@OneNode
class CachedChatLines implements ChatLines {

  /** A table's lines take up to 100 kB of memory. */
  private static final int MOST_TABLES = 300;

  private final StoredChatLines stored;
  private final ReadCache<String, List<ChatLine>> cache = new ReadCache<>(MOST_TABLES);

  CachedChatLines(StoredChatLines stored) {
    this.stored = stored;
  }

  @Override
  public List<ChatLine> of(String table) {
    return cache.get(table, () -> Optional.of(stored.of(table))).orElseThrow();
  }

  @Override
  public long last(String table) {
    List<ChatLine> shown = of(table);
    return shown.isEmpty() ? 0 : shown.getLast().number();
  }

  @Override
  public void changed(String table) {
    cache.forget(table);
  }

  @Override
  public void changedAnywhere() {
    cache.forgetAll();
  }
}
