package games.chalet.table.message;

import java.util.List;

/**
 * The players for whom the match at a table waits.
 *
 * @param table the table's id
 * @param mine true if it waits for the reader
 * @param awaited the names of the others for whom it waits, in the order of their seats
 */
public record TurnAtTable(String table, boolean mine, List<String> awaited) {

  public TurnAtTable {
    awaited = List.copyOf(awaited);
  }
}
