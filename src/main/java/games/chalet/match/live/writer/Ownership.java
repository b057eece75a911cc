package games.chalet.match.live.writer;

/**
 * The way in which this process comes to own a match, see {@link
 * games.chalet.match.journal.OwnerClaims}.
 */
public enum Ownership {
  /** It began here, and there is no other process: it need not be claimed until it is evicted. */
  FROM_THE_START,
  /** There should be no other process, but the previous owner may still be writing. */
  SOLE,
  /** Another process could claim it at any time. */
  SHARED
}
