package games.chalet.playouts;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.json.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

@Execution(ExecutionMode.CONCURRENT)
class PlayoutsTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

  private int run(String command) {
    return Playouts.run(
        command.split(" "), out, new PrintStream(errors, true, StandardCharsets.UTF_8));
  }

  private List<JsonNode> records() {
    return out.toString(StandardCharsets.UTF_8)
        .lines()
        .map(line -> Json.create().tree(line.getBytes(StandardCharsets.UTF_8)))
        .toList();
  }

  @Test
  void writesOneRecordAMatch() {
    assertThat(run("--game avalanche --seats 4 --count 3 --seed 7 --check")).isZero();
    assertThat(errors.size()).isZero();
    assertThat(records()).hasSize(3);
    JsonNode record = records().getFirst();
    assertThat(record.get("seats").intValue()).isEqualTo(4);
    assertThat(record.get("seed").stringValue()).matches("[0-9a-f]{64}");
    assertThat(record.get("outcome").get("results")).hasSize(4);
    assertThat(record.get("plies").get(0).get("number").intValue()).isEqualTo(1);
    assertThat(record.get("positions").isNull()).isTrue();
  }

  @Test
  void recordsStatesAndLegalActionsWhenAsked() {
    assertThat(run("--game avalanche --seats 2 --states")).isZero();
    JsonNode record = records().getFirst();
    assertThat(record.get("positions")).hasSize(record.get("plies").size() + 1);
    JsonNode deal = record.get("positions").get(0);
    assertThat(deal.get("ply").intValue()).isZero();
    assertThat(deal.get("state").get("hands")).hasSize(2);
    assertThat(deal.get("legalActions")).hasSize(2);
    assertThat(deal.get("turn").get("type").stringValue()).isEqualTo("Decision");
  }

  @Test
  void theSameCommandGivesTheSameRecords() {
    run("--game avalanche --all-options --count 5 --seed x");
    String first = out.toString(StandardCharsets.UTF_8);
    out.reset();
    run("--game avalanche --all-options --count 5 --seed x");
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(first);
    out.reset();
    run("--game avalanche --all-options --count 5 --seed y");
    assertThat(out.toString(StandardCharsets.UTF_8)).isNotEqualTo(first);
  }

  @Test
  void aRunCanBeContinued() {
    run("--game avalanche --all-options --count 5 --seed x");
    List<String> whole = out.toString(StandardCharsets.UTF_8).lines().toList();
    out.reset();
    run("--game avalanche --all-options --from 4 --count 2 --seed x");
    assertThat(out.toString(StandardCharsets.UTF_8).lines().toList())
        .isEqualTo(whole.subList(3, 5));
  }

  @Test
  void tellsInOneTableWhatTheMatchesCameTo() {
    assertThat(run("--game avalanche --all-options --count 50 --summary")).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8).lines())
        .startsWith("|  | 2 seats | 3 seats | 4 seats | 5 seats | 6 seats |")
        .anyMatch(line -> line.matches("\\| matches( \\| \\d+){5} \\|"))
        .anyMatch(line -> line.matches("\\| ended by \\w+( \\| \\d+\\.\\d %){5} \\|"))
        .allMatch(line -> line.chars().filter(letter -> letter == '|').count() == 7);
  }

  @Test
  void playersCanBeEvenOrAbsent() {
    run("--game avalanche --seed x");
    List<JsonNode> tastes = records();
    for (String players : List.of("even", "away")) {
      out.reset();
      assertThat(run("--game avalanche --seed x --check --players " + players)).isZero();
      assertThat(records().getFirst().get("seed")).isEqualTo(tastes.getFirst().get("seed"));
      assertThat(records()).isNotEqualTo(tastes);
    }
  }

  @Test
  void takesOptions() {
    assertThat(run("--game avalanche --option avalancheHits=ONE --option deck=SHORT")).isZero();
    JsonNode options = records().getFirst().get("options");
    assertThat(options.get("avalancheHits").stringValue()).isEqualTo("ONE");
    assertThat(options.get("deck").stringValue()).isEqualTo("SHORT");
  }

  @Test
  void allOptionsGoesThroughEveryChoice() {
    run("--game avalanche --all-options --count 96");
    assertThat(records())
        .extracting(record -> record.get("options") + " " + record.get("seats"))
        .doesNotHaveDuplicates()
        .hasSize(96);
  }

  @Test
  void writesToAFileInsteadOfStandardOutput(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("records.jsonl");
    assertThat(run("--game avalanche --count 2 --out " + file)).isZero();
    assertThat(Files.readAllLines(file)).hasSize(2);
    assertThat(out.size()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--count 3",
        "--game whist",
        "--game avalanche --seats 7",
        "--game avalanche --seats two",
        "--game avalanche --seats",
        "--game avalanche --count -1",
        "--game avalanche --option colour=GREEN",
        "--game avalanche --option deck=HUGE",
        "--game avalanche --option deck",
        "--game avalanche --seats 5 --option deck=SHORT",
        "--game avalanche --all-options --seats 3",
        "--game avalanche --golden --states",
        "--game avalanche --summary --states",
        "--game avalanche --players best",
        "--game avalanche --from 0",
        "--sing"
      })
  void badArgumentsAreToldOnStandardErrorOnly(String command) {
    assertThat(run(command)).isEqualTo(2);
    assertThat(out.size()).isZero();
    assertThat(errors.toString(StandardCharsets.UTF_8)).isNotBlank().doesNotContain("Exception");
  }

  @Test
  void aFileThatCannotBeWrittenIsAnError() {
    assertThat(run("--game avalanche --out /nowhere/at/all")).isEqualTo(1);
    assertThat(errors.toString(StandardCharsets.UTF_8)).contains("/nowhere/at/all");
  }
}
