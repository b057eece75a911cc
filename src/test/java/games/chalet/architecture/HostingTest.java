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

  @Test
  void everySettingThatIsWrittenDownReachesTheContainer() throws IOException {
    Set<String> documented =
        Stream.concat(names("docs/hosting.md", DOCUMENTED), names("docs/backup.md", DOCUMENTED))
            .filter(name -> !OF_THE_CONTAINER.contains(name))
            .collect(Collectors.toSet());
    assertThat(documented).hasSizeGreaterThan(10);
    assertThat(names("docker-compose.yml", PASSED_ON)).containsAll(documented);
  }

  private static Stream<String> names(String file, Pattern pattern) throws IOException {
    return pattern
        .matcher(Files.readString(Path.of(file)))
        .results()
        .map((MatchResult found) -> found.group(1));
  }
}
