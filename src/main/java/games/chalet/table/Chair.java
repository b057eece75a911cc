package games.chalet.table;

import jakarta.persistence.Embeddable;
import org.jspecify.annotations.Nullable;

/**
 * One place at a table.
 *
 * @param player who has it; null: nobody
 * @param ready whether they want the match to start, as who sits down does until they say otherwise
 * @param gone whether they left for good during a match: the chair stays theirs until it is over
 */
@Embeddable
record Chair(@Nullable String player, boolean ready, boolean gone) {

  static final Chair EMPTY = new Chair(null, false, false);

  /** Who sits down is ready. */
  static Chair of(String player) {
    return new Chair(player, true, false);
  }

  boolean isEmpty() {
    return player == null;
  }

  boolean isOf(String person) {
    return person.equals(player);
  }

  Chair withReady(boolean nowReady) {
    return new Chair(player, nowReady, gone);
  }

  Chair withGone(boolean nowGone) {
    return new Chair(player, ready, nowGone);
  }
}
