package games.chalet.table;

import games.chalet.match.SpectatorPolicy;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Decides about spectators by the table of the match: its settings, and the people at it. */
@Component
class TableSpectatorPolicy implements SpectatorPolicy {

  private final TableQueries queries;

  TableSpectatorPolicy(TableQueries queries) {
    this.queries = queries;
  }

  @Override
  public boolean mayWatch(String tableId, @Nullable String playerId) {
    return queries.mayWatch(tableId, playerId);
  }
}
