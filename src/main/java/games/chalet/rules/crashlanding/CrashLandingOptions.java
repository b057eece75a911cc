package games.chalet.rules.crashlanding;

/**
 * The options of a table. The variations can be combined freely (ruling C14); with two seats it is
 * a race.
 *
 * @param reEntry whether the lander comes in with the speed of a card (ruling C8)
 * @param earthLanding whether gravity is two instead of one (ruling C9)
 * @param rescueMission whether the lander has to return to its orbit (ruling C10)
 * @param score the rockets that count at the end (ruling C7)
 * @param rockets the number of rockets online at the start: 0, 2 or 4 (ruling C13)
 * @param shuffle whether two racers have the same cards (ruling C12)
 */
public record CrashLandingOptions(
    Variation reEntry,
    Variation earthLanding,
    Variation rescueMission,
    Score score,
    int rockets,
    Shuffle shuffle) {

  /** Returns the speed that gravity adds each turn. */
  int gravity() {
    return earthLanding == Variation.ON ? 2 : 1;
  }

  boolean rescue() {
    return rescueMission == Variation.ON;
  }

  /** The choice whether a variation is played. */
  public enum Variation {
    OFF,
    ON
  }

  /** The rockets that count at the end. */
  public enum Score {
    /** The rockets in the hand. */
    HAND,
    /** All unfired rockets: those in the hand and those never found. */
    UNFIRED
  }

  /** The order of the cards of two racers. */
  public enum Shuffle {
    /** Each racer has a shuffle of their own. */
    OWN,
    /** Both decks lie in the same order. */
    SAME
  }
}
