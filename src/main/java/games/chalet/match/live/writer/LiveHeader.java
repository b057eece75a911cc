package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.match.MatchSummary;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.JournalWrite.SeatChanges;
import games.chalet.match.journal.StoredMatch;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The header, the end and the rights of one match as far as they are on disk, with the present
 * names of its players. For any thread.
 */
final class LiveHeader {

  private volatile Header header;
  private volatile Header.@Nullable End end;
  private volatile Set<Seat> removed;

  /** The names of renamed players by their ids: data that was read before may have old ones. */
  private Map<String, String> renamed = Map.of();

  LiveHeader(StoredMatch stored) {
    this.header = stored.header();
    this.end = stored.end();
    this.removed = Set.copyOf(stored.removed());
  }

  Header header() {
    return header;
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

  /** Changes the name of a player in everything that is shown of this match from now on. */
  synchronized void rename(String playerId, String name) {
    Map<String, String> all = new HashMap<>(renamed);
    all.put(playerId, name);
    renamed = Map.copyOf(all);
    header = header.renamed(playerId, name);
  }

  /** Replaces everything with what has been read from the disk. */
  synchronized void refresh(StoredMatch stored) {
    header = withNewNames(stored.header());
    end = stored.end();
    removed = Set.copyOf(stored.removed());
  }

  /**
   * Records seats that have lost their player, and perhaps the end of the match, once that is on
   * disk.
   */
  synchronized void accept(SeatChanges changes, Header.@Nullable End ending) {
    Header fresh = header;
    Set<Seat> all = new HashSet<>(removed);
    all.addAll(changes.removed());
    for (SeatChanges.Passed passed : changes.passed()) {
      all.remove(passed.seat());
      fresh = fresh.passed(passed);
    }
    header = withNewNames(fresh);
    removed = Set.copyOf(all);
    end = ending;
  }

  private Header withNewNames(Header old) {
    Header fresh = old;
    for (Map.Entry<String, String> entry : renamed.entrySet()) {
      fresh = fresh.renamed(entry.getKey(), entry.getValue());
    }
    return fresh;
  }
}
