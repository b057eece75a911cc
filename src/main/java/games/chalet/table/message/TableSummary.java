package games.chalet.table.message;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.match.TurnClock;
import games.chalet.table.model.Table;

/**
 * The <i>table summary</i> of {@code docs/protocol.md}, where all properties are on one level: a
 * table as the lobby shows it.
 *
 * @param isPublic true if the lobby lists the table
 * @param spectators true if others may watch
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
   * The seats and the taken ones.
   *
   * @param seats the number of seats
   * @param taken the number of seats with a person or a program and, once there is a match, a bot:
   *     before that, bots make room
   */
  public record Occupancy(int seats, int taken) {}
}
