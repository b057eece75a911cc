package games.chalet.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the pages for hosts promise about the container. */
class HostingTest {

  private static final Pattern DOCUMENTED = Pattern.compile("`(CHALET_[A-Z_]+)`");
  private static final Pattern PASSED_ON = Pattern.compile("(?m)^ {6}(CHALET_[A-Z_]+):");
  private static final Set<String> OF_THE_CONTAINER = Set.of("CHALET_PORT", "CHALET_DATA_FOLDER");

  private static final String OF_A_CLUSTER = "CHALET_CLUSTER";

  /** Each container has an address of its own, and its ports to itself. */
  private static final Set<String> OF_ONE_PROCESS =
      Set.of("CHALET_CLUSTER_ADDRESS", "CHALET_CLUSTER_PORT");

  @Test
  void everySettingThatIsWrittenDownReachesTheContainer() throws IOException {
    Set<String> documented =
        Stream.concat(names("docs/hosting.md", DOCUMENTED), names("docs/backup.md", DOCUMENTED))
            .filter(name -> !OF_THE_CONTAINER.contains(name))
            .filter(name -> !name.startsWith(OF_A_CLUSTER))
            .collect(Collectors.toSet());
    assertThat(documented).hasSizeGreaterThan(10);
    assertThat(names("docker-compose.yml", PASSED_ON)).containsAll(documented);
  }

  @Test
  void whatAClusterNeedsReachesItsContainers() throws IOException {
    String compose = Files.readString(Path.of("docs/cluster/compose.yml"));
    assertThat(names("docs/hosting.md", DOCUMENTED).filter(name -> name.startsWith(OF_A_CLUSTER)))
        .filteredOn(name -> !OF_ONE_PROCESS.contains(name))
        .hasSizeGreaterThan(2)
        .allMatch(name -> compose.contains("    " + name + ":"));
  }

  private static Stream<String> names(String file, Pattern pattern) throws IOException {
    return pattern
        .matcher(Files.readString(Path.of(file)))
        .results()
        .map((MatchResult found) -> found.group(1));
  }
}
