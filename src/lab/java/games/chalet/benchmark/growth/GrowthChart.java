package games.chalet.benchmark.growth;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A picture of a {@link GrowthTable}: both axes grow by factors of ten, so what is flat is flat.
 */
final class GrowthChart {

  private static final int WIDTH = 760;
  private static final int HEIGHT = 440;
  private static final int LEFT = 60;
  private static final int RIGHT = 170;
  private static final int BOTTOM = 40;
  private static final int TOP = 20;
  private static final int LABEL = 13;

  /** From a tenth of a millisecond to some minutes. */
  private static final int LOWEST = -1;

  private static final int HIGHEST = 6;

  private final GrowthTable table;

  GrowthChart(GrowthTable table) {
    this.table = table;
  }

  String svg() {
    List<String> parts = new ArrayList<>();
    for (int power = LOWEST; power <= HIGHEST; power++) {
      double y = y(Math.pow(10, power));
      parts.add(
          "<path class=\"grid\" d=\"M%d %.1fH%d\"/>".formatted(LEFT, y, WIDTH - RIGHT)
              + "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>"
                  .formatted(LEFT - 6, y + 4, power < 3 ? millis(power) : seconds(power)));
    }
    for (int size : table.sizes()) {
      parts.add(
          String.format(
              Locale.ROOT,
              "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%,d</text>",
              x(size),
              HEIGHT - BOTTOM + 18,
              size));
    }
    parts.addAll(lines());
    return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" aria-label="What a house takes as its archive grows">
        <style>
          svg { background: #fdfaf3; color: #2b2520; font: 12px system-ui, sans-serif }
          text { fill: currentColor }
          path { fill: none; stroke: currentColor; stroke-width: 1.5 }
          .grid { stroke-opacity: .18; stroke-width: 1 }
          @media (prefers-color-scheme: dark) { svg { background: #1d2230; color: #ece6da } }
        </style>
        %s
        </svg>
        """
        .formatted(WIDTH, HEIGHT, String.join("\n", parts));
  }

  /** Each with its name behind its end; names keep clear of each other. */
  private List<String> lines() {
    List<String> drawn = new ArrayList<>();
    int last = table.sizes().stream().mapToInt(Integer::intValue).max().orElse(1);
    List<String> names =
        table.names().stream()
            .filter(name -> !name.endsWith("MiB"))
            .sorted((one, other) -> Double.compare(table.at(last, other), table.at(last, one)))
            .toList();
    double free = TOP;
    for (String name : names) {
      String points =
          table.sizes().stream()
              .map(
                  size -> String.format(Locale.ROOT, "%.1f %.1f", x(size), y(table.at(size, name))))
              .collect(Collectors.joining("L", "M", ""));
      double end = y(table.at(last, name));
      double text = Math.max(end, free);
      free = text + LABEL;
      drawn.add("<path d=\"%s\"/>".formatted(points));
      drawn.add(
          String.format(
              Locale.ROOT,
              "<path class=\"grid\" d=\"M%.1f %.1fL%d %.1f\"/><text x=\"%d\" y=\"%.1f\">%s</text>",
              x(last),
              end,
              WIDTH - RIGHT + 14,
              text,
              WIDTH - RIGHT + 18,
              text + 4,
              name));
    }
    return drawn;
  }

  private double x(int size) {
    int first = table.sizes().stream().mapToInt(Integer::intValue).min().orElse(1);
    int last = table.sizes().stream().mapToInt(Integer::intValue).max().orElse(10);
    double share =
        first == last ? 0 : Math.log10((double) size / first) / Math.log10((double) last / first);
    return LEFT + share * (WIDTH - LEFT - RIGHT);
  }

  private static double y(double millis) {
    double share =
        (Math.log10(Math.max(millis, Math.pow(10, LOWEST))) - LOWEST) / (HIGHEST - LOWEST);
    return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM);
  }

  private static String millis(int power) {
    return power < 0 ? "0.1 ms" : (int) Math.pow(10, power) + " ms";
  }

  private static String seconds(int power) {
    return (int) Math.pow(10, power - 3) + " s";
  }
}
