package games.chalet.table.message;

import games.chalet.match.TurnClock;
import games.chalet.table.model.Table;

/**
 * The <i>table summary</i> of {@code docs/protocol.md}: a table as the lobby shows it.
 *
 * @param seats how many there are
 * @param taken how many of them have a player
 */
public record TableSummary(
    String id,
    String game,
    String hostName,
    Table.Status status,
    int seats,
    int taken,
    boolean isPublic,
    boolean spectators,
    TurnClock turnClock) {}
