package games.chalet.storage;

import java.time.Instant;

/**
 * A row of {@code database_mark}: a database that has it is not older than its moment.
 *
 * @param number counts up from 1
 * @param value random, so that two databases never have the same
 * @param isCopy true for the last one of a backup
 */
record DatabaseMark(long number, String value, Instant at, boolean isCopy) {

  /** Returns true for the same mark, in a copy or not. */
  boolean isSameAs(DatabaseMark other) {
    return number == other.number && value.equals(other.value);
  }
}
