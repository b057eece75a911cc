package games.chalet.table.model;

import jakarta.persistence.Embeddable;
import org.jspecify.annotations.Nullable;

/**
 * One place at a table.
 *
 * @param player who has it; null: nobody
 * @param ready whether they want the match to start, as who sits down does until they say otherwise
 * @param gone whether they left for good during a match: the seat stays theirs until it is over
 */
@Embeddable
public record TableSeat(@Nullable String player, boolean ready, boolean gone) {

  public static final TableSeat EMPTY = new TableSeat(null, false, false);

  /** Who sits down is ready. */
  public static TableSeat of(String player) {
    return new TableSeat(player, true, false);
  }

  public boolean isEmpty() {
    return player == null;
  }

  public boolean isOf(String person) {
    return person.equals(player);
  }

  TableSeat withReady(boolean nowReady) {
    return new TableSeat(player, nowReady, gone);
  }

  TableSeat withGone(boolean nowGone) {
    return new TableSeat(player, ready, nowGone);
  }
}
