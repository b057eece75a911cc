package games.chalet.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;
import tools.jackson.databind.JsonNode;

/** The promises about the container on the pages for hosts. */
class HostingTest {

  private static final Pattern OF_A_CLUSTER = Pattern.compile("`(CHALET_CLUSTER[A-Z_]*)`");

  /** Each container has an address of its own, and its ports to itself. */
  private static final Set<String> OF_ONE_PROCESS =
      Set.of("CHALET_CLUSTER_ADDRESS", "CHALET_CLUSTER_PORT");

  @Test
  void theEnvironmentFileReachesTheContainer() throws IOException {
    JsonNode chalet = service("docker-compose.yml", "chalet");
    assertThat(chalet.path("env_file").path(0))
        .isEqualTo(tree(Map.of("path", ".env", "required", false)));
    assertThat(chalet.path("environment"))
        .as("set by compose, and nothing else: a line here would hide what the file says")
        .isEqualTo(tree(Map.of("PORT", "8080", "CHALET_DATA_FOLDER", "/data")));
    assertThat(chalet.at("/depends_on/postgres/required").asBoolean(true)).isFalse();
  }

  /** Memory, log and rights: what keeps one container from taking the machine. */
  @Test
  void everyContainerIsBounded() throws IOException {
    assertThat(service("docker-compose.yml", "chalet").path("mem_limit").asString()).isNotEmpty();
    for (String file : Set.of("docker-compose.yml", "docs/cluster/compose.yml")) {
      services(file)
          .properties()
          .forEach(
              service ->
                  assertThat(service.getValue().at("/logging/options/max-size").asString(""))
                      .as("%s: log of %s", file, service.getKey())
                      .isNotEmpty());
    }
    services("docs/cluster/compose.yml")
        .forEach(
            service -> assertThat(service.path("cap_drop").path(0).asString()).isEqualTo("ALL"));
  }

  @Test
  void settingsOfAClusterReachItsContainers() throws IOException {
    JsonNode environment = service("docs/cluster/compose.yml", "node1").path("environment");
    assertThat(
            OF_A_CLUSTER
                .matcher(Files.readString(Path.of("docs/cluster/README.md")))
                .results()
                .map((MatchResult found) -> found.group(1)))
        .filteredOn(name -> !OF_ONE_PROCESS.contains(name))
        .hasSizeGreaterThan(2)
        .allMatch(environment::has);
  }

  private static JsonNode service(String file, String name) throws IOException {
    return services(file).path(name);
  }

  private static JsonNode services(String file) throws IOException {
    return tree(new Yaml().load(Files.readString(Path.of(file)))).path("services");
  }

  private static JsonNode tree(Object value) {
    return Json.create().tree(value);
  }
}
