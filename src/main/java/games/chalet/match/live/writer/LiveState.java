package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.match.MatchSummary;
import games.chalet.match.journal.Entry;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.JournalWrite;
import games.chalet.match.journal.NumberedEntry;
import games.chalet.match.journal.StoredMatch;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.UnknownRulesException;
import games.chalet.match.state.UnreadableMatchException;
import games.chalet.match.time.MatchTime;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What memory holds of one match. Header, end and rights may be read by any thread; the committed
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

  /** Of a match on disk. */
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

  /** From now on a player is called so in all that is told of this match. */
  synchronized void rename(String playerId, String name) {
    Map<String, String> all = new HashMap<>(renamed);
    all.put(playerId, name);
    renamed = Map.copyOf(all);
    header = header.renamed(playerId, name);
  }

  /** What the sheet says by now; what was read before a player was renamed may still name them. */
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

  /** The seat to which this player has a right. */
  Optional<Seat> seatOf(@Nullable String playerId) {
    return header.seatOf(playerId).filter(seat -> !isRemoved(seat));
  }

  /** Whether the host has removed the player of this seat. */
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

  /** The match begins now. */
  void begin() {
    time.begin(header.startedAt());
  }

  /** Somebody asks for something. */
  void touch() {
    touched = time.processNow();
  }

  /** Whether nobody has asked for anything since that moment of process time. */
  boolean untouchedSince(Instant moment) {
    return touched.isBefore(moment);
  }

  /**
   * The match as far as it is on disk; claimed and rebuilt from the journal where it is not in
   * memory. What another process wrote before the claim is known from then on: also whose right has
   * ended, and whether it is over. Not to be asked for once it is {@link #isDeposed deposed}.
   *
   * @throws UnreadableMatchException if the rules cannot go on with it
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
   * Whether what is in memory is all there is: a process that was stopped for a while may not have
   * heard yet that another one goes on with the match.
   */
  boolean isStillOwned() {
    return !shared || committed == null || isOver() || loader.isClaimed(header.id(), epoch);
  }

  /** Another process owns it, and this one forgets it: what still waits for it comes to nothing. */
  boolean isDeposed() {
    return deposed;
  }

  /** Another process has claimed it. Where there should be no other, it will be claimed anew. */
  void depose() {
    doubt();
    deposed = shared;
  }

  /** By which this process owns the match. */
  int epoch() {
    return epoch;
  }

  /** It is read from the journal when it is needed next. */
  void evict() {
    committed = null;
  }

  /** What is on disk may be more than anybody was told: it is read, and told, when it is needed. */
  void doubt() {
    evict();
    untold = true;
  }

  /** Whether what has just been read is to be told to all; true once after each doubt. */
  boolean takeUntold() {
    boolean wasUntold = untold;
    untold = false;
    return wasUntold;
  }

  /** Seats have lost their right, and the match may have ended: that is on disk. */
  void accept(List<Seat> alsoRemoved, Header.@Nullable End ending) {
    if (!alsoRemoved.isEmpty()) {
      Set<Seat> all = new HashSet<>(removed);
      all.addAll(alsoRemoved);
      removed = Set.copyOf(all);
    }
    end = ending;
  }
}
