package games.chalet.table.message;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;

/**
 * The <i>invited table</i> of {@code docs/protocol.md}, where all properties are on one level: a
 * table as its invite link shows it.
 *
 * @param players the names of the players and bots in its seats, in the order of the seats
 */
public record InvitedTable(@JsonUnwrapped TableSummary table, List<String> players) {

  public InvitedTable {
    players = List.copyOf(players);
  }
}
