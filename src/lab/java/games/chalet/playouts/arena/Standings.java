package games.chalet.playouts.arena;

import games.chalet.playouts.arena.MatchResult.Performance;
import java.util.List;
import java.util.Locale;

/** The results of the players, as a table in Markdown. */
final class Standings {

  /** Of a normal distribution 95 % lie within so many standard deviations. */
  private static final double MOST = 1.96;

  private static final String HEAD =
      """
      | player | matches | won, or not lost | points | p10, p50, p90 | turns \
      | processor time a decision | late |
      |---|---|---|---|---|---|---|---|
      """;

  private final StringBuilder table = new StringBuilder(HEAD);

  /** Adds what one player did in all its matches. */
  void add(String name, List<Performance> all) {
    if (all.isEmpty()) {
      return;
    }
    double share = mean(all.stream().mapToDouble(Performance::share).toArray());
    int decisions = all.stream().mapToInt(Performance::decisions).sum();
    double millis = all.stream().mapToDouble(Performance::millis).sum();
    int late = all.stream().mapToInt(Performance::late).sum();
    table.append(
        String.format(
            Locale.ROOT,
            "| %s | %d | %.1f %% ± %.1f | %s | %s | %.1f | %.2f ms | %.2f %% |%n",
            name,
            all.size(),
            100 * share,
            100 * halfInterval(share, all.size()),
            points(all),
            percentiles(all),
            mean(all.stream().mapToDouble(Performance::turns).toArray()),
            millis / Math.max(1, decisions),
            100.0 * late / Math.max(1, decisions)));
  }

  /** The table so far. */
  String table() {
    return table.toString();
  }

  /** Half of a 95 % interval; never as if a few matches were certainty. */
  private static double halfInterval(double share, int matches) {
    return MOST * Math.sqrt(Math.max(share * (1 - share), 0.25 / matches) / matches);
  }

  private static String points(List<Performance> all) {
    double[] points = all.stream().mapToDouble(Performance::points).toArray();
    double mean = mean(points);
    double squares = 0;
    for (double point : points) {
      squares += (point - mean) * (point - mean);
    }
    double error = Math.sqrt(squares / Math.max(1, points.length - 1) / points.length);
    return String.format(Locale.ROOT, "%.2f ± %.2f", mean, MOST * error);
  }

  private static String percentiles(List<Performance> all) {
    int[] points = all.stream().mapToInt(Performance::points).sorted().toArray();
    return points[points.length / 10]
        + ", "
        + points[points.length / 2]
        + ", "
        + points[points.length * 9 / 10];
  }

  private static double mean(double[] numbers) {
    double sum = 0;
    for (double number : numbers) {
      sum += number;
    }
    return sum / numbers.length;
  }
}
