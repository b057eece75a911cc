package games.chalet.rules.avalanche;

import games.chalet.engine.Outcome;
import games.chalet.engine.Outcome.Result;
import java.util.List;

/** Who won: the most points from banked runs; equal points share a rank (ruling 21). */
final class Results {

  private Results() {}

  static Outcome of(AvalancheBoard board, Ending ending) {
    List<Integer> totals = totals(board);
    return new Outcome(
        ending.reason(), totals.stream().map(total -> result(total, totals)).toList());
  }

  static List<Integer> totals(AvalancheBoard board) {
    return board.places().stream().map(Place::total).toList();
  }

  /** The returns are the share of opponents beaten, less the share of those who beat this one. */
  private static Result result(int total, List<Integer> totals) {
    int better = 0;
    int worse = 0;
    for (int other : totals) {
      better += other > total ? 1 : 0;
      worse += other < total ? 1 : 0;
    }
    return new Result(total, better + 1, (double) (worse - better) / (totals.size() - 1));
  }
}
