package games.chalet.rules.avalanche;

import games.chalet.engine.Outcome;
import games.chalet.rules.kit.Ranking;
import java.util.List;

/** The outcome: the most points from banked runs win; equal points share a rank (ruling 21). */
final class Results {

  private Results() {}

  static Outcome of(AvalancheBoard board, Ending ending) {
    return Ranking.mostPoints(ending.reason(), totals(board));
  }

  static List<Integer> totals(AvalancheBoard board) {
    return board.places().stream().map(Place::total).toList();
  }
}
