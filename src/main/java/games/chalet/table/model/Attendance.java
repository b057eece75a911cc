package games.chalet.table.model;

import java.time.Duration;

/** The connections of people, as far as the rules of a table depend on them. */
public interface Attendance {

  boolean isOnline(String person);

  /**
   * Returns true if a person has been away for so long that someone else may say that they are this
   * person.
   */
  boolean isClaimable(String person);

  /** Returns for how long a person has been away at least, over restarts and on all nodes. */
  Duration awayFor(String person);
}
