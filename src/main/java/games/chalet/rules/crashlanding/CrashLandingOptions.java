package games.chalet.rules.crashlanding;

/**
 * What a table can choose. The variations can be combined freely (ruling C14); with two seats it is
 * a race.
 *
 * @param reEntry whether the lander comes in with the speed of a card (ruling C8)
 * @param earthLanding whether gravity is two instead of one (ruling C9)
 * @param rescueMission whether the lander has to return to its orbit (ruling C10)
 * @param score what counts at the end (ruling C7)
 * @param rockets how many rockets are online at the start: 0, 2 or 4 (ruling C13)
 * @param shuffle whether two racers have the same cards (ruling C12)
 */
public record CrashLandingOptions(
    Variation reEntry,
    Variation earthLanding,
    Variation rescueMission,
    Score score,
    int rockets,
    Shuffle shuffle) {

  /** By how much the speed grows each turn. */
  int gravity() {
    return earthLanding == Variation.ON ? 2 : 1;
  }

  boolean rescue() {
    return rescueMission == Variation.ON;
  }

  CrashLandingOptions withoutRescue() {
    return new CrashLandingOptions(reEntry, earthLanding, Variation.OFF, score, rockets, shuffle);
  }

  /** Whether a variation is played. */
  public enum Variation {
    OFF,
    ON
  }

  /** Which rockets count at the end. */
  public enum Score {
    /** Those in the hand. */
    HAND,
    /** All that were not fired: those in the hand and those never found. */
    UNFIRED
  }

  /** Where the cards of two racers come from. */
  public enum Shuffle {
    /** Each has a deck of their own. */
    OWN,
    /** Both decks lie in the same order. */
    SAME
  }
}
