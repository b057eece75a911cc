package games.chalet.rules.crashlanding;

/** The stage of a flight. */
public enum Stage {
  /** On its way down. */
  DESCENT,
  /** Standing on the ground during a rescue mission. */
  GROUND,
  /** On its way back to orbit with those it has rescued. */
  RETURN,
  /** Landed safely, with nothing more to do. */
  LANDED,
  /** Back in orbit; the mission is done. */
  HOME,
  /** Destroyed. */
  WRECKED,
  /** Standing on the ground for good (ruling C11). */
  STRANDED;

  /** Returns true if there is still something to decide. */
  boolean underway() {
    return this == DESCENT || this == GROUND || this == RETURN;
  }

  /** Returns true if the flight ended well. */
  boolean safe() {
    return this == LANDED || this == HOME;
  }
}
