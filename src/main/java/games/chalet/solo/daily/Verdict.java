package games.chalet.solo.daily;

/** What the house found out about a seed that it drew for a day. */
public enum Verdict {
  /** Nobody has looked yet. */
  OPEN,
  /** A way to win was found. */
  FOUND,
  /** There is none. */
  IMPOSSIBLE,
  /** None was found within the bound of the search. */
  UNKNOWN,
  /** The game has no deals that cannot be won. */
  UNASKED;

  /** Whether another seed is drawn in its place, if there is time. */
  boolean isRejected() {
    return this == IMPOSSIBLE || this == UNKNOWN;
  }
}
