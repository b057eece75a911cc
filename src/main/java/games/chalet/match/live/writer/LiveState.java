package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.match.MatchSummary;
import games.chalet.match.journal.Entry;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.JournalWrite;
import games.chalet.match.journal.NumberedEntry;
import games.chalet.match.journal.SeatChanges;
import games.chalet.match.journal.StoredMatch;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.UnknownRulesException;
import games.chalet.match.state.UnreadableMatchException;
import games.chalet.match.time.MatchTime;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The state of one match in memory. Header, end and rights may be read by any thread; the committed
 * match only while a message is handled.
 */
final class LiveState {

  private final MatchLoader loader;
  private final boolean shared;
  private final MatchTime time;

  private volatile Header header;
  private volatile Header.@Nullable End end;
  private volatile Set<Seat> removed;
  private volatile Instant touched = Instant.EPOCH;
  private volatile boolean deposed;

  private Map<String, String> renamed = Map.of();
  private @Nullable CommittedMatch<?, ?, ?, ?> committed;
  private boolean untold;
  private boolean claimed;
  private int epoch = JournalWrite.UNCLAIMED;

  /** Creates the state of a match on disk. */
  LiveState(MatchLoader loader, StoredMatch stored, Ownership ownership, MatchTime time) {
    this.loader = loader;
    this.time = time;
    this.shared = ownership == Ownership.SHARED;
    this.claimed = ownership == Ownership.FROM_THE_START;
    this.header = stored.header();
    this.end = stored.end();
    this.removed = Set.copyOf(stored.removed());
  }

  Header header() {
    return header;
  }

  String id() {
    return header.id();
  }

  /** Changes the name of a player in everything that is shown of this match from now on. */
  synchronized void rename(String playerId, String name) {
    Map<String, String> all = new HashMap<>(renamed);
    all.put(playerId, name);
    renamed = Map.copyOf(all);
    header = header.renamed(playerId, name);
  }

  /**
   * Updates the header, end and rights from the stored match. Data that was read before a player
   * was renamed may still contain the old name.
   */
  private synchronized void refresh(StoredMatch stored) {
    Header fresh = stored.header();
    for (Map.Entry<String, String> entry : renamed.entrySet()) {
      fresh = fresh.renamed(entry.getKey(), entry.getValue());
    }
    header = fresh;
    end = stored.end();
    removed = Set.copyOf(stored.removed());
  }

  MatchSummary summary() {
    return header.summary(end);
  }

  boolean isOver() {
    return end != null;
  }

  /** Returns the seat to which this player has a right. */
  Optional<Seat> seatOf(@Nullable String playerId) {
    return header.seatOf(playerId).filter(seat -> !isRemoved(seat));
  }

  /** Returns true if this player has a right to that seat. */
  boolean holds(@Nullable String playerId, Seat seat) {
    return seatOf(playerId).filter(seat::equals).isPresent();
  }

  /** Returns true if the host has removed the player of this seat. */
  boolean isRemoved(Seat seat) {
    return removed.contains(seat);
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
   * Returns the line after the last one on disk, for a match that cannot be folded.
   *
   * @param entry one that no rules have made
   */
  NumberedEntry nextLine(Entry entry) {
    time.runOnFrom(loader.lastAt(header.id()));
    return new NumberedEntry(loader.lastNumber(header.id()) + 1, now(), entry);
  }

  /** Begins the match now. */
  void begin() {
    time.begin(header.startedAt());
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
   * ended rights and the end of the match. Must not be called once it is {@link #isDeposed
   * deposed}.
   *
   * @throws UnreadableMatchException if the rules cannot continue it
   * @throws UnknownRulesException if a later version of Chalet can
   */
  CommittedMatch<?, ?, ?, ?> committed() {
    CommittedMatch<?, ?, ?, ?> present = committed;
    if (present == null) {
      if (!isOver()) {
        claim();
        refresh(loader.stored(header.id()));
      }
      present = loader.load(header);
      time.runOnFrom(present.position().at());
      committed = present;
    }
    return present;
  }

  private void claim() {
    if (!claimed) {
      epoch = loader.claim(header.id());
    }
    claimed = false;
  }

  /**
   * Returns true if the state in memory is complete. A process that was paused for a while may not
   * know yet that another one now owns the match.
   */
  boolean isStillOwned() {
    return !shared || committed == null || isOver() || loader.isClaimed(header.id(), epoch);
  }

  /**
   * Returns true if another process owns the match: this one forgets it, and its pending messages
   * have no effect.
   */
  boolean isDeposed() {
    return deposed;
  }

  /**
   * Records that another process has claimed it. Where there should be no other process, it will be
   * claimed again.
   */
  void depose() {
    doubt();
    deposed = shared;
  }

  /** Returns the epoch by which this process owns the match. */
  int epoch() {
    return epoch;
  }

  /** Drops the committed match; it is read from the journal when it is needed next. */
  void evict() {
    committed = null;
  }

  /**
   * Records that the disk may hold more than the viewers were told: the match is read and published
   * when it is needed next.
   */
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

  /**
   * Records seats that have lost their player, and perhaps the end of the match, once that is on
   * disk.
   */
  synchronized void accept(SeatChanges changes, Header.@Nullable End ending) {
    Set<Seat> all = new HashSet<>(removed);
    all.addAll(changes.removed());
    for (SeatChanges.Passed passed : changes.passed()) {
      all.remove(passed.seat());
      header = header.passed(passed);
    }
    for (Map.Entry<String, String> entry : renamed.entrySet()) {
      header = header.renamed(entry.getKey(), entry.getValue());
    }
    removed = Set.copyOf(all);
    end = ending;
  }
}
