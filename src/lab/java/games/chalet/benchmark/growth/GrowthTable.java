package games.chalet.benchmark.growth;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Figures by their names, at each size of the house. */
final class GrowthTable {

  private final SortedMap<Integer, Map<String, Double>> bySize = new TreeMap<>();

  void add(int matches, Map<String, Double> figures) {
    bySize.put(matches, figures);
  }

  Set<Integer> sizes() {
    return bySize.keySet();
  }

  /** In the order in which they were measured. */
  List<String> names() {
    return bySize.values().stream().limit(1).flatMap(all -> all.keySet().stream()).toList();
  }

  double at(int size, String name) {
    return Objects.requireNonNull(bySize.get(size)).getOrDefault(name, 0.0);
  }

  /** One line a figure, one column a size. */
  String markdown() {
    List<String> lines = new ArrayList<>();
    StringBuilder head = new StringBuilder("| finished matches |");
    sizes().forEach(size -> head.append(String.format(Locale.ROOT, " %,d |", size)));
    lines.add(head.toString());
    lines.add("|---|" + "---|".repeat(bySize.size()));
    for (String name : names()) {
      StringBuilder line = new StringBuilder("| ").append(name).append(" |");
      sizes().forEach(size -> line.append(' ').append(rounded(at(size, name))).append(" |"));
      lines.add(line.toString());
    }
    return String.join("\n", lines) + "\n";
  }

  private static String rounded(double figure) {
    return String.format(Locale.ROOT, figure < 10 ? "%.1f" : "%,.0f", figure);
  }
}
