package games.chalet.rules.crashlanding;

import games.chalet.rules.crashlanding.CrashLandingOptions.Variation;

/** The rules of a match: the options of its table and what follows from them. */
record Rules(CrashLandingOptions options) {

  /**
   * Returns the speed that gravity adds each turn; an upward speed has to exceed it to leave the
   * ground (rulings C10 and C11).
   */
  int gravity() {
    return options.gravity();
  }

  boolean reEntry() {
    return options.reEntry() == Variation.ON;
  }

  /**
   * Returns the number of rockets of each deck that were turned for the speed and lie apart (ruling
   * C8): 0 or 1.
   */
  int apart() {
    return reEntry() ? 1 : 0;
  }
}
