package games.chalet.rules.hike.board;

/** Where a musher is in the match. */
public enum Standing {
  /** Is still putting the sled together. */
  PREPARING,
  /** Stands at the start, ready to race. */
  DECLARED,
  RACING,
  /** Was not at the start in time; what is left of the hand lies open (ruling R16). */
  OUT
}
