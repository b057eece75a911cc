package games.chalet.match.journal;

import games.chalet.engine.Seat;
import games.chalet.match.JournalTransaction;
import games.chalet.match.MatchSummary;
import games.chalet.match.Seating;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The entries and rows that one match wants written, all of them or none.
 *
 * @param epoch by which its process owns the match: see {@link OwnerClaims}
 * @param begun the match where it begins
 * @param ended the summary of the match where it ends with these entries
 * @param seats the seats that lose their player with these entries
 * @param written called when it is on disk
 * @param failed called when nothing of it is
 */
public record JournalWrite(
    String matchId,
    int epoch,
    @Nullable Begun begun,
    List<NumberedEntry> entries,
    @Nullable MatchSummary ended,
    SeatChanges seats,
    Runnable written,
    Consumer<Exception> failed) {

  /** The epoch of a match that begins: no process has claimed it yet. */
  public static final int UNCLAIMED = 0;

  /**
   * A match that begins.
   *
   * @param rows writes the rows that another module wants on disk with the header; if it fails,
   *     nothing is written
   */
  public record Begun(Header header, Consumer<JournalTransaction> rows) {}

  /**
   * The seats that lose their player with some entries of the journal.
   *
   * @param removed the seats whose right ends
   * @param passed the seats that another person has from then on
   */
  public record SeatChanges(List<Seat> removed, List<Passed> passed) {

    public static final SeatChanges NONE = new SeatChanges(List.of(), List.of());

    public SeatChanges {
      removed = List.copyOf(removed);
      passed = List.copyOf(passed);
    }

    /** A seat and the person who has it from now on. */
    public record Passed(Seat seat, Seating to) {}
  }
}
