package games.chalet.solo.daily;

/** The result of the server's search for a seed of a day. */
public enum Verdict {
  /** The search has not been made yet. */
  OPEN,
  /** A way to win was found. */
  FOUND,
  /** There is none. */
  IMPOSSIBLE,
  /** None was found within the bound of the search. */
  UNKNOWN,
  /** The game has no deals that cannot be won. */
  UNASKED;

  /** Returns true if another seed is drawn in its place, if there is time. */
  boolean isRejected() {
    return this == IMPOSSIBLE || this == UNKNOWN;
  }
}
