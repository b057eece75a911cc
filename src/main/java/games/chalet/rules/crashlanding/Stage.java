package games.chalet.rules.crashlanding;

/** How far a lander is. */
public enum Stage {
  /** On its way down. */
  DESCENT,
  /** Standing on the ground during a rescue mission. */
  GROUND,
  /** On its way back to orbit with those it has rescued. */
  RETURN,
  /** Has landed safely; nothing more to do. */
  LANDED,
  /** Is back in orbit; the mission is done. */
  HOME,
  /** Was destroyed. */
  WRECKED,
  /** Stands on the ground and will never leave it (ruling C11). */
  STRANDED;

  /** Whether there is still something to decide. */
  boolean underway() {
    return this == DESCENT || this == GROUND || this == RETURN;
  }

  /** Whether the end was a good one. */
  boolean safe() {
    return this == LANDED || this == HOME;
  }
}
