package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.match.journal.Entry;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.NumberedEntry;
import games.chalet.match.live.writer.MatchLoader.UnknownRulesException;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.Fold.UnreadableMatchException;
import games.chalet.match.time.MatchTime;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One match in memory, for its single writer: what is known of it without its entries, the claim to
 * write it, and the committed match as long as it is used.
 *
 * <p>Sometimes the disk may hold more than this process knows: a write failed without an answer, a
 * commit broke off, another process wrote before. That is a {@link #doubt}. It drops the committed
 * match and notes that something may be <i>untold</i>. The next message reads the journal again;
 * then {@link MatchReader} takes the note ({@link #takeUntold}) and publishes the position to all.
 */
final class LiveState {

  private final MatchLoader loader;
  private final LiveHeader known;
  private final MatchClaim claim;
  private final MatchTime time;

  /** The process time of the last use; may be read by any thread. */
  private volatile Instant touched = Instant.EPOCH;

  private @Nullable CommittedMatch<?, ?, ?, ?> committed;
  private boolean untold;

  /** Creates the state of a match on disk. */
  LiveState(MatchLoader loader, LiveHeader known, MatchClaim claim, MatchTime time) {
    this.loader = loader;
    this.known = known;
    this.claim = claim;
    this.time = time;
  }

  LiveHeader known() {
    return known;
  }

  MatchClaim claim() {
    return claim;
  }

  Header header() {
    return known.header();
  }

  String id() {
    return known.header().id();
  }

  boolean isOver() {
    return known.isOver();
  }

  /** Returns true if this player has a right to that seat. */
  boolean holds(@Nullable String playerId, Seat seat) {
    return known.holds(playerId, seat);
  }

  /** Returns the time of the match, at which something is done now. */
  Instant now() {
    return time.now();
  }

  /** Returns the date of now, as people see it. */
  Instant date() {
    return time.date();
  }

  /**
   * Returns the entry after the last one on disk, for a match that cannot be folded.
   *
   * @param entry one that no rules have made
   */
  NumberedEntry nextEntry(Entry entry) {
    time.runOnFrom(loader.lastAt(id()));
    return new NumberedEntry(loader.lastNumber(id()) + 1, now(), entry);
  }

  /** Begins the match now. */
  void begin() {
    time.begin(header().startedAt());
  }

  /** Records that the match was used. */
  void touch() {
    touched = time.processNow();
  }

  /** Returns true if the match was not used since that moment of process time. */
  boolean untouchedSince(Instant moment) {
    return touched.isBefore(moment);
  }

  /**
   * Returns the match as far as it is on disk; claims it and rebuilds it from the journal if it is
   * not in memory. From then on all writes of other processes before the claim are known, including
   * ended rights and the end of the match. Must not be called once it is {@link
   * MatchClaim#isDeposed deposed}.
   *
   * @throws UnreadableMatchException if the rules cannot continue it
   * @throws UnknownRulesException if a later version of Chalet can
   */
  CommittedMatch<?, ?, ?, ?> committed() {
    CommittedMatch<?, ?, ?, ?> present = committed;
    if (present == null) {
      if (!isOver()) {
        claim.claim();
        known.refresh(loader.stored(id()));
      }
      present = loader.load(header());
      time.runOnFrom(present.position().at());
      committed = present;
    }
    return present;
  }

  /** Returns true if the committed match in memory, if any, is still the whole match. */
  boolean isStillOwned() {
    return committed == null || isOver() || claim.stands();
  }

  /** Records that another process has claimed the match. */
  void depose() {
    doubt();
    claim.depose();
  }

  /** Drops the committed match; it is read from the journal when it is needed next. */
  void evict() {
    committed = null;
  }

  /** Records that the disk may hold more than the viewers were told. */
  void doubt() {
    evict();
    untold = true;
  }

  /**
   * Returns true if the match that has just been read has to be published to all; true once after
   * each doubt.
   */
  boolean takeUntold() {
    boolean wasUntold = untold;
    untold = false;
    return wasUntold;
  }
}
