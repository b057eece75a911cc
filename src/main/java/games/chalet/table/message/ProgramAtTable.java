package games.chalet.table.message;

import games.chalet.engine.Seat;

/**
 * The <i>program</i> of {@code docs/protocol.md}: the data that a program gets about itself.
 *
 * @param id its id in matches
 */
public record ProgramAtTable(String id, Seat seat, TableMessage table) {}
