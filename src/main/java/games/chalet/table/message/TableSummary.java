package games.chalet.table.message;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.match.TurnClock;
import games.chalet.table.model.Table;

/**
 * The <i>table summary</i> of {@code docs/protocol.md}, where all is on one level: a table as the
 * lobby shows it.
 */
public record TableSummary(
    String id,
    String game,
    String hostName,
    Table.Status status,
    @JsonUnwrapped Occupancy occupancy,
    boolean isPublic,
    boolean spectators,
    TurnClock turnClock) {

  /**
   * How full it is.
   *
   * @param seats how many seats there are
   * @param taken how many of them have a person or a program, and once there is a match, a bot:
   *     before, bots make room
   */
  public record Occupancy(int seats, int taken) {}
}
