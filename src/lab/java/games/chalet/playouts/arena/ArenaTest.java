package games.chalet.playouts.arena;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.GameCatalog;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArenaTest {

  private static final List<String> STEP =
      List.of("--game", "avalanche", "--players", "skier,beginner", "--seed", "test", "--all");

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

  private int run(List<String> words, String... more) {
    out.reset();
    errors.reset();
    return Arena.run(
        Stream.concat(words.stream(), Stream.of(more)).toArray(String[]::new),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(errors, true, StandardCharsets.UTF_8));
  }

  /** Without what takes another time in every run. */
  private static List<String> matches(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .map(line -> line.replaceAll("\"(millis|late)\":[0-9.E-]+", ""))
        .toList();
  }

  @Test
  void aRunIsTakenUpWhereItWasLeft(@TempDir Path folder) throws IOException {
    Path whole = folder.resolve("whole");
    Path parts = folder.resolve("parts");
    assertThat(run(STEP, "--count", "6", "--results", whole.toString())).isZero();
    assertThat(run(STEP, "--count", "3", "--results", parts.toString())).isZero();
    Files.writeString(parts, "{\"number\":4,\"rea", StandardOpenOption.APPEND);
    assertThat(run(STEP, "--count", "6", "--results", parts.toString())).isZero();
    assertThat(matches(parts)).isEqualTo(matches(whole)).hasSize(7);
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("| skier | 6 |");
  }

  @Test
  void resultsOfSomethingElseAreNotMixed(@TempDir Path folder) {
    String file = folder.resolve("results").toString();
    assertThat(run(STEP, "--count", "1", "--results", file)).isZero();
    assertThat(run(List.of("--game", "avalanche", "--players", "skier,skier"), "--results", file))
        .isEqualTo(2);
    assertThat(errors.toString(StandardCharsets.UTF_8)).contains("has the results of");
  }

  /** Two matches on a deal, one from each seat: a player against itself wins one of them. */
  @Test
  void seatsAreRotatedOnTheSameDeal() {
    assertThat(
            run(List.of("--game", "hike", "--players", "timeout,timeout", "--all"), "--count", "2"))
        .isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("| 50.0 % ");
  }

  @Test
  void aGameForOneIsPlayedByEachAlone() {
    assertThat(run(List.of("--game", "infiniski", "--players", "skier,timeout"), "--count", "3"))
        .isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("| skier | 3 |", "| timeout | 3 |")
        .doesNotContain("stronger");
  }

  /** As this build's own, they win one of two matches on a deal, and every match is the same. */
  @Test
  void botsOfAnotherBuildPlay() throws Exception {
    String classes =
        Path.of(GameCatalog.class.getProtectionDomain().getCodeSource().getLocation().toURI())
            .toString();
    List<String> before =
        List.of("--game", "infiniski", "--players", "skier,before:skier", "--seed", "test");
    assertThat(run(before, "--count", "4", "--before", classes)).isZero();
    List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
    assertThat(points(lines.get(2))).isEqualTo(points(lines.get(3)));
    assertThat(run(before, "--count", "4")).isEqualTo(2);
    assertThat(errors.toString(StandardCharsets.UTF_8)).contains("wants --before");
    assertThat(run(before, "--count", "4", "--before", "no/such/folder")).isEqualTo(2);
  }

  private static String points(String row) {
    return row.split("\\|", -1)[4];
  }

  @Test
  void unknownPlayersAreNamed() {
    assertThat(run(List.of("--game", "avalanche", "--players", "skier,nobody"))).isEqualTo(2);
    assertThat(errors.toString(StandardCharsets.UTF_8)).contains("Nobody is called nobody");
    assertThat(run(List.of("--game", "chess", "--players", "skier,skier"))).isEqualTo(2);
    assertThat(run(List.of("--game", "avalanche", "--players", "skier"))).isEqualTo(2);
  }
}
