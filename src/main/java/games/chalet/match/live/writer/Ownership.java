package games.chalet.match.live.writer;

/** How this process comes to own a match, see {@link games.chalet.match.journal.OwnerClaims}. */
public enum Ownership {
  /**
   * It began here, and there is no other process: until it is let go of, it need not be claimed.
   */
  FROM_THE_START,
  /** There should be no other process, but what had the match before may still be writing. */
  SOLE,
  /** Another process could claim it at any time. */
  SHARED
}
