package games.chalet.playouts;

import games.chalet.engine.Outcome;
import games.chalet.engine.Outcome.Result;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Statistics of the matches with one number of seats, as cells of the summary by their row. */
final class MatchStatistics {

  private static final double LOW = 0.1;
  private static final double HIGH = 0.9;

  private final Distribution plies = new Distribution();
  private final Map<String, Integer> reasons = new TreeMap<>();
  private final Map<String, Distribution> events = new TreeMap<>();
  private long nanos;
  private int seats;
  private int seatsOut;
  private int severalFarthest;
  private int severalFirst;

  /**
   * Adds a match.
   *
   * @param nanos the processor time that it took
   */
  void add(int length, Outcome outcome, EventCounts<?, ?, ?> counts, long nanos) {
    List<Result> results = outcome.results();
    int most = results.stream().mapToInt(Result::points).max().orElseThrow();
    plies.add(length);
    reasons.merge(outcome.reason(), 1, Integer::sum);
    counts
        .events()
        .forEach(
            (event, times) -> events.computeIfAbsent(event, any -> new Distribution()).add(times));
    this.nanos += nanos;
    seats += results.size();
    seatsOut += counts.seatsOut();
    severalFarthest +=
        results.stream().filter(result -> result.points() == most).count() > 1 ? 1 : 0;
    severalFirst += results.stream().filter(result -> result.rank() == 1).count() > 1 ? 1 : 0;
  }

  /** Returns the cells that every table has. */
  Map<String, String> common() {
    return Map.of(
        Summary.MATCHES, Integer.toString(plies.size()),
        Summary.PLIES, distribution(plies),
        Summary.TIME, String.format(Locale.ROOT, "%.2f ms", nanos / 1e6 / plies.size()),
        Summary.OUT, share(seatsOut, seats),
        Summary.MOST_POINTS, share(severalFarthest, plies.size()),
        Summary.FIRST, share(severalFirst, plies.size()));
  }

  Map<String, String> reasons() {
    Map<String, String> cells = new TreeMap<>();
    reasons.forEach((reason, times) -> cells.put("ended by " + reason, share(times, plies.size())));
    return cells;
  }

  Map<String, String> events() {
    Map<String, String> cells = new TreeMap<>();
    events.forEach(
        (event, distribution) ->
            cells.put(
                event,
                distribution(distribution) + " in " + share(distribution.size(), plies.size())));
    return cells;
  }

  private static String distribution(Distribution distribution) {
    return String.format(
        Locale.ROOT,
        "%.1f (%d–%d)",
        distribution.mean(),
        distribution.quantile(LOW),
        distribution.quantile(HIGH));
  }

  private static String share(int part, int whole) {
    return String.format(Locale.ROOT, "%.1f %%", 100.0 * part / whole);
  }
}
