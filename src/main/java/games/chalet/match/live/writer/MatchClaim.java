package games.chalet.match.live.writer;

import games.chalet.match.journal.JournalWrite;
import games.chalet.match.live.writer.LiveMatchFactory.Ownership;

/**
 * The claim of this process to write the journal of one match, see {@link
 * games.chalet.match.journal.OwnerClaims}. Only for the single writer of the match, but for {@link
 * #isDeposed}.
 */
final class MatchClaim {

  private final MatchLoader loader;
  private final String matchId;
  private final boolean shared;
  private boolean fromTheStart;
  private int epoch = JournalWrite.UNCLAIMED;
  private volatile boolean deposed;

  MatchClaim(MatchLoader loader, String matchId, Ownership ownership) {
    this.loader = loader;
    this.matchId = matchId;
    this.shared = ownership == Ownership.SHARED;
    this.fromTheStart = ownership == Ownership.FROM_THE_START;
  }

  /** Claims the match before it is read, unless it began here and has not been read since. */
  void claim() {
    if (!fromTheStart) {
      epoch = loader.claim(matchId);
    }
    fromTheStart = false;
  }

  /**
   * Returns true if no other process has claimed it since. One that was paused for a while may not
   * know yet.
   */
  boolean stands() {
    return !shared || loader.isClaimed(matchId, epoch);
  }

  /**
   * Records that another process has claimed it. Where there should be no other process, it will be
   * claimed again.
   */
  void depose() {
    deposed = shared;
  }

  /**
   * Returns true if another process owns the match: this one forgets it, and its pending messages
   * have no effect.
   */
  boolean isDeposed() {
    return deposed;
  }

  /** Returns the epoch by which this process owns the match. */
  int epoch() {
    return epoch;
  }
}
