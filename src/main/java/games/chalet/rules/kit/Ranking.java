package games.chalet.rules.kit;

import games.chalet.engine.Outcome;
import games.chalet.engine.Outcome.Result;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Ranks and returns at the end of a match of several players. */
public final class Ranking {

  private Ranking() {}

  /**
   * Returns the ranks by seat, 1 for the best; seats that tie share one.
   *
   * @param seats the values to compare, by seat
   * @param bestFirst orders the better before the worse, 0 where two tie
   */
  public static <T> List<Integer> ranks(List<T> seats, Comparator<? super T> bestFirst) {
    return seats.stream()
        .map(seat -> 1 + (int) seats.stream().filter(o -> bestFirst.compare(o, seat) < 0).count())
        .toList();
  }

  /**
   * Returns by seat the share of opponents beaten, less the share of opponents that beat this seat.
   */
  private static List<Double> returns(List<Integer> ranks) {
    return ranks.stream()
        .map(rank -> ranks.stream().mapToInt(other -> Integer.signum(other - rank)).sum())
        .map(beaten -> (double) beaten / (ranks.size() - 1))
        .toList();
  }

  /** Returns an outcome with these points and ranks, both by seat; for two seats or more. */
  public static Outcome outcome(String reason, List<Integer> points, List<Integer> ranks) {
    List<Double> returns = returns(ranks);
    List<Result> results = new ArrayList<>();
    for (int seat = 0; seat < points.size(); seat++) {
      results.add(new Result(points.get(seat), ranks.get(seat), returns.get(seat)));
    }
    return new Outcome(reason, results);
  }

  /** Returns an outcome in which the most points win. */
  public static Outcome mostPoints(String reason, List<Integer> points) {
    return outcome(reason, points, ranks(points, Comparator.reverseOrder()));
  }
}
