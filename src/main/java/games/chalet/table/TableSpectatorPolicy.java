package games.chalet.table;

import games.chalet.match.SpectatorPolicy;
import games.chalet.table.persistence.Tables;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Decides about spectators by the table of the match: its settings, and the people at it. */
@Component
class TableSpectatorPolicy implements SpectatorPolicy {

  private final Tables tables;

  TableSpectatorPolicy(Tables tables) {
    this.tables = tables;
  }

  @Override
  public boolean mayWatch(String tableId, @Nullable String playerId) {
    return tables.find(tableId).filter(table -> table.mayWatch(playerId)).isPresent();
  }
}
