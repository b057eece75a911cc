package games.chalet.table.message;

import games.chalet.engine.Seat;

/**
 * The place of the program whose token asks: the <i>program</i> of {@code docs/protocol.md}.
 *
 * @param id its id in matches
 * @param seat where it sits; with open seats it may be another one once the match begins
 */
public record ProgramAtTable(String id, Seat seat, TableMessage table) {}
