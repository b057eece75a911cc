package games.chalet.outside;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.outside.ServerProcess.Plan;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Settings that contradict each other end the start of the packaged server with sentences that name
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
            List.of("open to everyone who can reach 192.0.2.1", "CHALET_CLUSTER_KEYSTORE")),
        new Contradiction(
            Map.of("CHALET_CLUSTER", "perhaps"), List.of("CHALET_CLUSTER is perhaps")));
  }

  private static Stream<Contradiction> failures() {
    return Stream.of(
        new Contradiction(Map.of("PORT", "99999"), List.of("PORT is 99999, which is no port")),
        new Contradiction(Map.of("CHALET_DATA_FOLDER", ""), List.of("CHALET_DATA_FOLDER is \"\"")),
        new Contradiction(
            Map.of("CHALET_BACKUP_ENABLED", "true", "CHALET_BACKUP_SCHEDULE", "daily"),
            List.of(
                "CHALET_BACKUP_SCHEDULE is \"daily\"", "Set CHALET_BACKUP_SCHEDULE to six fields")),
        new Contradiction(
            Map.of("CHALET_BACKUP_ENABLED", "true", "CHALET_BACKUP_FOLDER", "/etc/passwd/backups"),
            List.of("Backups cannot be written to the folder /etc/passwd/backups")),
        new Contradiction(
            Map.of("CHALET_BOTS_THREADS", "0"),
            List.of("CHALET_BOTS_THREADS is \"0\"", "Set CHALET_BOTS_THREADS to a whole number")),
        new Contradiction(
            Map.of("CHALET_METRICS_PORT", "9911", "CHALET_METRICS_ADDRESS", "nowhere at all"),
            List.of("CHALET_METRICS_ADDRESS is \"nowhere at all\"")),
        new Contradiction(
            Map.of("CHALET_TABLES_HOUSEKEEPING", "seldom"),
            List.of(
                "CHALET_TABLES_HOUSEKEEPING is \"seldom\"", "Set CHALET_TABLES_HOUSEKEEPING to a")),
        new Contradiction(
            Map.of("SERVER_ADDRESS", "192.0.2.1"),
            List.of("Cannot assign requested address", "SERVER_ADDRESS is 192.0.2.1")),
        new Contradiction(
            Map.of("SERVER_SERVLET_CONTEXT_PATH", "/chalet"),
            List.of("SERVER_SERVLET_CONTEXT_PATH is /chalet", "a name of its own")),
        new Contradiction(Map.of("LOGGING_LEVEL_ROOT", "loud"), List.of("loud")),
        new Contradiction(
            Map.of("LOGGING_LEVEL_ROOT", "\"info\" ", "PORT", "99999"), List.of("PORT is 99999")),
        new Contradiction(Map.of("SPRING_PROFILES_ACTIVE", "!none"), List.of("!none")),
        new Contradiction(
            Map.of("SPRING_CONFIG_IMPORT", "/no/such.yaml"), List.of("/no/such.yaml")),
        new Contradiction(
            Map.of("SPRING_APPLICATION_JSON", "{\"chalet\": "), List.of("Chalet could not start")));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void whateverItIsThereIsNoStackTrace(Contradiction failure) throws IOException {
    Plan plan = Plan.small(home.resolve("data"));
    for (Map.Entry<String, String> setting : failure.settings().entrySet()) {
      plan = plan.with(setting.getKey(), setting.getValue());
    }
    assertEndsInWords(plan, failure.told());
  }

  @Test
  void onlyTheMisspeltSettingIsWarnedOf() throws IOException {
    Plan plan =
        Plan.small(home.resolve("data"))
            .with("CHALET_TABLE_KEYS", "misspelt")
            .with("CHALET_BOTS_THREADS", "0");
    try (ServerProcess server = ServerProcess.launch(plan)) {
      server.awaitEnd();
      assertThat(Files.readString(server.log()).lines())
          .filteredOn(line -> line.contains("Unknown setting"))
          .singleElement()
          .asString()
          .contains("CHALET_TABLE_KEYS")
          .endsWith(" CHALET_TABLE_KEY");
    }
  }

  @Test
  void aPortThatIsTakenIsNamed() throws IOException {
    try (ServerSocket taken = new ServerSocket(ServerProcess.freePort())) {
      Plan plan =
          Plan.small(home.resolve("data")).with("PORT", String.valueOf(taken.getLocalPort()));
      assertEndsInWords(plan, List.of("in use (PORT is " + taken.getLocalPort() + ")"));
    }
  }

  /** A folder from which the database is gone is no first start. */
  @Test
  void aMissingDatabaseIsNamed() throws IOException {
    Path data = Files.createDirectories(home.resolve("data"));
    Files.writeString(
        data.resolve("chalet.mark"),
        "installation=homofic5br\nnumber=3\nmark=1e2f\nat=2026-11-28T10:00:00Z\n");
    assertEndsInWords(
        Plan.small(data),
        List.of("chalet.mv.db is missing, but there was one as of 2026-11-28T10:00:00Z"));
  }

  private static void assertEndsInWords(Plan plan, List<String> told) throws IOException {
    try (ServerProcess server = ServerProcess.launch(plan)) {
      assertThat(server.awaitEnd()).isEqualTo(1);
      assertThat(Files.readString(server.log()))
          .contains("Description:", "Action:")
          .contains(told)
          .doesNotContain("\tat ");
    }
  }

  @ParameterizedTest
  @MethodSource("contradictions")
  void namesWhatCannotBe(Contradiction contradiction) throws IOException {
    Plan plan = Plan.small(home.resolve("data"));
    for (Map.Entry<String, String> setting : contradiction.settings().entrySet()) {
      plan = plan.with(setting.getKey(), setting.getValue());
    }
    try (ServerProcess server = ServerProcess.launch(plan)) {
      assertThat(server.awaitEnd()).isNotZero();
      assertThat(Files.readString(server.log()))
          .contains(contradiction.told())
          .doesNotContain("\tat ")
          .doesNotContain("Exception");
      assertThat(home.resolve("data")).isEmptyDirectory();
    }
  }
}
