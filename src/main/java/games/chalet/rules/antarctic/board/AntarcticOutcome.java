package games.chalet.rules.antarctic.board;

import games.chalet.engine.Outcome;
import games.chalet.rules.kit.Ranking;
import java.util.Comparator;
import java.util.List;

/**
 * The outcome of a match: players still in come before those put out, later before earlier, and
 * then the fewest points (rulings 22 and 23).
 */
public final class AntarcticOutcome {

  private static final Comparator<Place> ORDER =
      Comparator.comparingInt((Place place) -> -place.outIn().orElse(Integer.MAX_VALUE))
          .thenComparingInt(Place::total);

  private AntarcticOutcome() {}

  public static Outcome of(AntarcticBoard board, Ending ending) {
    List<Place> places = board.places();
    return Ranking.outcome(ending.reason(), totals(places), ranks(places));
  }

  public static List<Integer> totals(List<Place> places) {
    return places.stream().map(Place::total).toList();
  }

  /** Returns the ranks by seat; seats that tie share a rank. */
  public static List<Integer> ranks(List<Place> places) {
    return Ranking.ranks(places, ORDER);
  }
}
