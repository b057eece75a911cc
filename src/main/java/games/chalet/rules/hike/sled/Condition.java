package games.chalet.rules.hike.sled;

/** How a husky in a sled is. */
public enum Condition {
  READY,
  /** Used today; ready again tomorrow. */
  TIRED,
  /** Out of action for the rest of the race. */
  RESTING
}
