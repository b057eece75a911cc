package games.chalet.rules.hike.board;

/** The two phases of a match, and its end. */
public enum Phase {
  PREPARATION,
  RACE,
  OVER
}
