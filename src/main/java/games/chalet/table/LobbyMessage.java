package games.chalet.table;

import java.util.List;

/** What {@code /topic/lobby} says: every open public table. */
record LobbyMessage(List<TableSummary> tables) {

  LobbyMessage {
    tables = List.copyOf(tables);
  }
}
