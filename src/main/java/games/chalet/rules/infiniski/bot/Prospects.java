package games.chalet.rules.infiniski.bot;

import games.chalet.rules.infiniski.InfiniskiOptions.Flags;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The points still to come, as a sum of weights. The weights were learned from matches that the
 * skier played by them. {@code src/lab/README.md} has the command that made the files they are read
 * from, one for each option of flags.
 */
final class Prospects {

  private static final Prospects ONE = read("prospects-one.txt");
  private static final Prospects MORE = read("prospects-more.txt");

  private final double[] weights;

  Prospects(double[] weights) {
    this.weights = Arrays.copyOf(weights, Features.NAMES.size());
  }

  static Prospects of(Flags flags) {
    return switch (flags) {
      case ONE -> ONE;
      case MORE -> MORE;
    };
  }

  /**
   * Returns the approximate points from the view that foresaw this standing to the end of the
   * match.
   */
  double points(Standing standing) {
    if (standing.buried()) {
      return standing.points();
    }
    double[] sum = {standing.points()};
    Features.visit(standing, (feature, amount) -> sum[0] += weights[feature] * amount);
    return sum[0];
  }

  /** Returns the points of the best of these standings. */
  double points(List<Standing> choice) {
    return choice.stream().mapToDouble(this::points).max().orElseThrow();
  }

  /** Returns a line for each weight: its feature, a tab, the points that it brings. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (int feature = 0; feature < weights.length; feature++) {
      if (weights[feature] != 0) {
        text.append(Features.NAMES.get(feature))
            .append(String.format(Locale.ROOT, "\t%.3f\n", weights[feature]));
      }
    }
    return text.toString();
  }

  /** Reads the text that {@link #text} wrote. */
  static Prospects parse(String text) {
    double[] weights = new double[Features.NAMES.size()];
    text.lines()
        .map(line -> line.split("\t", 2))
        .forEach(pair -> weights[Features.NAMES.indexOf(pair[0])] = Double.parseDouble(pair[1]));
    return new Prospects(weights);
  }

  private static Prospects read(String file) {
    try (InputStream in = Prospects.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("There is no " + file);
      }
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
