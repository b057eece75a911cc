package games.chalet.rules.avalanche;

import games.chalet.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The opponents at whom a card can be aimed, clockwise from the player. */
final class Targets {

  private Targets() {}

  static List<Seat> withOpenRun(AvalancheBoard board) {
    return opponents(board, place -> place.open().isPresent());
  }

  static List<Seat> withRunCards(AvalancheBoard board) {
    return opponents(board, Place::bankable);
  }

  private static List<Seat> opponents(AvalancheBoard board, Predicate<Place> chosen) {
    List<Seat> opponents = new ArrayList<>();
    int seats = board.places().size();
    for (Seat seat = board.seat().next(seats);
        !seat.equals(board.seat());
        seat = seat.next(seats)) {
      if (chosen.test(board.places().get(seat.index()))) {
        opponents.add(seat);
      }
    }
    return opponents;
  }
}
