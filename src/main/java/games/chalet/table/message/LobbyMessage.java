package games.chalet.table.message;

import java.util.List;

/** What {@code /topic/lobby} says: every open public table. */
public record LobbyMessage(List<TableSummary> tables) {

  public LobbyMessage {
    tables = List.copyOf(tables);
  }
}
