package games.chalet.table.message;

import java.util.List;

/**
 * The <i>lobby</i> of {@code docs/protocol.md}: every open public table.
 *
 * @param kind always {@code lobby}
 */
public record LobbyMessage(String kind, List<TableSummary> tables) {

  public LobbyMessage {
    tables = List.copyOf(tables);
  }

  public LobbyMessage(List<TableSummary> tables) {
    this("lobby", tables);
  }
}
