package games.chalet.playouts;

import games.chalet.engine.Outcome;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A table with statistics of the matches of a run, one column for each number of seats. It counts
 * only facts that every game has, so it depends on no single game.
 */
final class Summary {

  static final String MATCHES = "matches";
  static final String PLIES = "plies";
  static final String TIME = "processor time a match";
  static final String OUT = "seats out of the match at its end";
  static final String MOST_POINTS = "several with the most points";
  static final String FIRST = "several first";

  private final SortedMap<Integer, MatchStatistics> bySeats = new TreeMap<>();

  /**
   * Adds a match.
   *
   * @param nanos the processor time that it took
   */
  void add(int plies, Outcome outcome, EventCounts<?, ?, ?> counts, long nanos) {
    bySeats
        .computeIfAbsent(outcome.results().size(), seats -> new MatchStatistics())
        .add(plies, outcome, counts, nanos);
  }

  /** Returns the table in Markdown. */
  String table() {
    StringBuilder table = new StringBuilder();
    addRow(table, "", bySeats.keySet().stream().map(seats -> seats + " seats").toList());
    addRow(table, "---", bySeats.keySet().stream().map(seats -> "---").toList());
    for (String row : List.of(MATCHES, PLIES, TIME, OUT, MOST_POINTS, FIRST)) {
      addRow(table, row, cells(row, MatchStatistics::common));
    }
    addRows(table, MatchStatistics::reasons);
    addRows(table, MatchStatistics::events);
    return table.toString();
  }

  /** Adds a row for each thing that was met with any number of seats. */
  private void addRows(StringBuilder table, Function<MatchStatistics, Map<String, String>> part) {
    SortedSet<String> rows =
        bySeats.values().stream()
            .flatMap(tally -> part.apply(tally).keySet().stream())
            .collect(Collectors.toCollection(TreeSet::new));
    rows.forEach(row -> addRow(table, row, cells(row, part)));
  }

  private List<String> cells(String row, Function<MatchStatistics, Map<String, String>> part) {
    return bySeats.values().stream()
        .map(tally -> part.apply(tally).getOrDefault(row, "none"))
        .toList();
  }

  private static void addRow(StringBuilder table, String name, List<String> cells) {
    table.append("| ").append(name);
    cells.forEach(cell -> table.append(" | ").append(cell));
    table.append(" |\n");
  }
}
