package games.chalet.table.message;

import games.chalet.engine.Seat;

/**
 * The <i>program</i> of {@code docs/protocol.md}: what a program is told of itself.
 *
 * @param id how it is known in matches
 */
public record ProgramAtTable(String id, Seat seat, TableMessage table) {}
