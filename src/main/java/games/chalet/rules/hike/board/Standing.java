package games.chalet.rules.hike.board;

/** The standing of a musher in the match. */
public enum Standing {
  /** Still putting the sled together. */
  PREPARING,
  /** At the start, ready to race. */
  DECLARED,
  RACING,
  /** Not at the start in time; the rest of the hand lies open (ruling R16). */
  OUT
}
