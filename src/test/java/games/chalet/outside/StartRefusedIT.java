package games.chalet.outside;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.outside.House.Plan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Settings that contradict each other end the start of the packaged house with sentences that name
 * them, before it has touched a database.
 */
class StartRefusedIT {

  /** Nobody listens there: whoever asked this database would say so. */
  private static final String NOWHERE = "jdbc:postgresql://127.0.0.1:1/chalet";

  @TempDir Path home;

  record Contradiction(Map<String, String> settings, List<String> told) {}

  private static Stream<Contradiction> contradictions() {
    return Stream.of(
        new Contradiction(
            Map.of("CHALET_CLUSTER", "true"),
            List.of("CHALET_CLUSTER is on", "CHALET_DATABASE_URL")),
        new Contradiction(
            Map.of(
                "CHALET_CLUSTER", "true",
                "CHALET_DATABASE_URL", NOWHERE,
                "CHALET_CLUSTER_ADDRESS", "192.0.2.1"),
            List.of("open to everybody who can reach 192.0.2.1", "CHALET_CLUSTER_KEYSTORE")),
        new Contradiction(
            Map.of("CHALET_CLUSTER", "perhaps"), List.of("CHALET_CLUSTER is perhaps")));
  }

  @ParameterizedTest
  @MethodSource("contradictions")
  void namesWhatCannotBe(Contradiction contradiction) throws IOException {
    Plan plan = Plan.small(home.resolve("data"));
    for (Map.Entry<String, String> setting : contradiction.settings().entrySet()) {
      plan = plan.with(setting.getKey(), setting.getValue());
    }
    try (House house = House.launch(plan)) {
      assertThat(house.awaitEnd()).isNotZero();
      assertThat(Files.readString(house.log()))
          .contains(contradiction.told())
          .doesNotContain("\tat ")
          .doesNotContain("Exception");
      assertThat(home.resolve("data")).isEmptyDirectory();
    }
  }
}
