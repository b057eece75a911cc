package games.chalet.playouts.calibration;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.json.Json;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * The calibration of what seats can imagine: that it finds an error, and finds none where none is.
 */
class CalibrationTest {

  private static final Json JSON = Json.create();
  private static final Pattern DIFFERENCE = Pattern.compile("([\\d.]+) ± ([\\d.]+) \\|$");

  private final SplittableRandom random = new SplittableRandom(20261123);
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

  @Test
  void samplesThatAreAsLikelyAsTheTruthDoNotDiffer() {
    Likelihoods likelihoods = noted(0.3);
    assertThat(likelihoods.table()).contains("| `/hand` | 20–30 % |");
    assertThat(surprises(likelihoods.table())).allMatch(surprise -> surprise < 2);
  }

  @Test
  void aBiasIsFound() {
    assertThat(surprises(noted(0.5).table())).anyMatch(surprise -> surprise > 4);
  }

  @Test
  void valuesThatAllSamplesShareAreNoQuestion() {
    Likelihoods likelihoods = new Likelihoods();
    JsonNode same = JSON.tree(Map.of("hand", List.of("lift")));
    IntStream.range(0, 1000).forEach(any -> likelihoods.note(List.of(same, same), same, same));
    assertThat(likelihoods.table()).doesNotContain("hand");
  }

  @Test
  void theCommandTellsOfAGame() {
    assertThat(run("--game", "avalanche", "--count", "6", "--samples", "5")).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("| `/drawPile` |");
  }

  @Test
  void botsMayPlay() {
    assertThat(run("--game", "antarctic", "--player", "beginner", "--count", "1")).isZero();
    assertThat(run("--game", "avalanche", "--player", "skier", "--count", "6", "--samples", "5"))
        .isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("| `/drawPile` |");
  }

  @Test
  void unknownArgumentsAreNamed() {
    assertThat(run("--game", "chess")).isEqualTo(2);
    assertThat(run("--game", "hike", "--count", "none")).isEqualTo(2);
    assertThat(run("--gaem", "hike")).isEqualTo(2);
    assertThat(run("--game", "hike", "--player", "nobody")).isEqualTo(2);
    assertThat(errors.toString(StandardCharsets.UTF_8))
        .contains("Which --game?", "What is --gaem?");
  }

  /** Hands that hold a lift in 30 of 100 samples, and in truth in so many as is said. */
  private Likelihoods noted(double inTruth) {
    Likelihoods likelihoods = new Likelihoods();
    for (int match = 0; match < 4000; match++) {
      List<JsonNode> samples = IntStream.range(0, 20).mapToObj(any -> hand(0.3)).toList();
      likelihoods.note(samples, hand(0.3), hand(inTruth));
      likelihoods.nextMatch();
    }
    return likelihoods;
  }

  private JsonNode hand(double lift) {
    return JSON.tree(Map.of("hand", List.of(random.nextDouble() < lift ? "lift" : "run")));
  }

  /** Each difference, in half intervals of 95 %. */
  private static List<Double> surprises(String table) {
    return table
        .lines()
        .skip(2)
        .map(DIFFERENCE::matcher)
        .filter(Matcher::find)
        .map(told -> Double.parseDouble(told.group(1)) / Double.parseDouble(told.group(2)))
        .toList();
  }

  private int run(String... words) {
    return Calibration.run(
        words,
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(errors, true, StandardCharsets.UTF_8));
  }
}
