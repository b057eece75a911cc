package games.chalet.rules.antarctic;

import games.chalet.engine.Outcome;
import games.chalet.engine.Outcome.Result;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Who won: who is still in or was put out latest, and then who has the fewest points (rulings 22
 * and 23).
 */
final class Results {

  private static final Comparator<Place> ORDER =
      Comparator.comparingInt((Place place) -> -place.outIn().orElse(Integer.MAX_VALUE))
          .thenComparingInt(Place::total);

  private Results() {}

  static Outcome of(AntarcticBoard board, Ending ending) {
    List<Place> places = board.places();
    List<Integer> ranks = ranks(places);
    List<Result> results = new ArrayList<>();
    for (int index = 0; index < ranks.size(); index++) {
      int rank = ranks.get(index);
      results.add(new Result(places.get(index).total(), rank, returns(rank, ranks)));
    }
    return new Outcome(ending.reason(), results);
  }

  static List<Integer> totals(List<Place> places) {
    return places.stream().map(Place::total).toList();
  }

  /** By seat; those that tie share a rank. */
  static List<Integer> ranks(List<Place> places) {
    return places.stream()
        .map(
            place ->
                1 + (int) places.stream().filter(other -> ORDER.compare(other, place) < 0).count())
        .toList();
  }

  /** The share of opponents beaten, less the share of those who beat this one. */
  private static double returns(int rank, List<Integer> ranks) {
    int better = 0;
    int worse = 0;
    for (int other : ranks) {
      better += other < rank ? 1 : 0;
      worse += other > rank ? 1 : 0;
    }
    return (double) (worse - better) / (ranks.size() - 1);
  }
}
