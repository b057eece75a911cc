package games.chalet.rules.hike.sled;

/** The condition of a husky in a sled. */
public enum Condition {
  /** Can run today. */
  READY,
  /** Used today; ready again tomorrow. */
  TIRED,
  /** Out of action for the rest of the race. */
  RESTING
}
