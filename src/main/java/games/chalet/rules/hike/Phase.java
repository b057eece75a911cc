package games.chalet.rules.hike;

/** The two phases of a match, and its end. */
public enum Phase {
  PREPARATION,
  RACE,
  OVER
}
