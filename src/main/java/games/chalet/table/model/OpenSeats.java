package games.chalet.table.model;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The chairs of a table with open seats ({@link SeatRange}). At a table with a fixed number of
 * seats, nothing here changes anything.
 */
public final class OpenSeats {

  private final Table table;
  private final Occupants people;
  private final @Nullable SeatRange range;

  OpenSeats(Table table) {
    this.table = table;
    this.people = table.people();
    this.range = table.seatRange().orElse(null);
  }

  /**
   * Returns the number of seats that a match would have if it began now: at a table with open
   * seats, the taken ones, or the lowest number possible if fewer are taken.
   */
  public int playing() {
    return range == null ? table.seatCount() : range.nearest(people.taken());
  }

  /**
   * Requires that enough seats are taken for a match: at a table with open seats the lowest number,
   * at any other all of them.
   *
   * @throws games.chalet.web.RefusedException if not
   */
  void requireEnough() {
    if (range == null && people.taken() < table.seatCount()) {
      throw TableRefusal.EMPTY_SEATS.of();
    }
    if (range != null && people.taken() < range.fewest()) {
      throw TableRefusal.TOO_FEW_PLAYERS.of(range.fewest());
    }
  }

  /** Returns true if enough seats are taken for a match. */
  boolean areEnough() {
    return people.taken() >= (range == null ? table.seatCount() : range.fewest());
  }

  /**
   * Removes the free chairs, as a match begins, and numbers the others anew in the same order. The
   * player who was chosen to begin still begins; if a removed chair was, chance decides.
   */
  public void removeFree() {
    if (range == null) {
      return;
    }
    List<TableSeat> before = people.seats();
    List<TableSeat> taken = new ArrayList<>();
    Settings settings = table.settings();
    Integer first = settings.firstSeat();
    Integer firstThen = null;
    for (int number = 0; number < before.size(); number++) {
      if (!before.get(number).isEmpty()) {
        if (first != null && first == number) {
          firstThen = taken.size();
        }
        taken.add(before.get(number));
      }
    }
    people.replaceSeats(taken);
    table.settings(settings.beginning(firstThen));
  }

  /** Adds free chairs up to the highest number of players, as people gather again. */
  void addFree() {
    if (range == null) {
      return;
    }
    List<TableSeat> seats = new ArrayList<>(people.seats());
    while (seats.size() < range.most()) {
      seats.add(TableSeat.EMPTY);
    }
    people.replaceSeats(seats);
  }
}
