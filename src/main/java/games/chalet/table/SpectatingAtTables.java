package games.chalet.table;

import games.chalet.match.Spectating;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Who may watch follows from the table: its settings, and who has come to it. */
@Component
class SpectatingAtTables implements Spectating {

  private final TableReading reading;

  SpectatingAtTables(TableReading reading) {
    this.reading = reading;
  }

  @Override
  public boolean mayWatch(String tableId, @Nullable String playerId) {
    return reading.mayWatch(tableId, playerId);
  }
}
