package games.chalet.rules.crashlanding;

import games.chalet.rules.crashlanding.CrashLandingOptions.Variation;

/** The rules of a match: the options of its table and what follows from them. */
record Rules(CrashLandingOptions options) {

  int gravity() {
    return options.gravity();
  }

  boolean reEntry() {
    return options.reEntry() == Variation.ON;
  }

  /** Returns the upward speed that has to be exceeded to leave the ground (rulings C10, C11). */
  int heldDownUpTo() {
    return gravity();
  }

  /**
   * Returns the number of rockets of each deck that were turned for the speed and lie apart (ruling
   * C8): 0 or 1.
   */
  int apart() {
    return reEntry() ? 1 : 0;
  }
}
