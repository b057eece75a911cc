package games.chalet.table;

import games.chalet.match.TurnClock;

/**
 * The <i>table summary</i> of {@code docs/protocol.md}: a table as the lobby shows it.
 *
 * @param seats how many there are
 * @param taken how many of them have a player
 */
record TableSummary(
    String id,
    String game,
    String hostName,
    Table.Status status,
    int seats,
    int taken,
    boolean isPublic,
    boolean spectators,
    TurnClock turnClock) {}
