package games.chalet.match.journal;

import games.chalet.engine.Seat;
import games.chalet.match.Seating;
import java.util.List;

/**
 * The seats that lose their player with some lines of the journal.
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
