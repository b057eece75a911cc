package games.chalet.frontend;

import games.chalet.testing.Series;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Real browsers play in front of the packaged jar; without one the tests are skipped with a loud
 * line, but where {@code CI=true} that is a failure. They run beside the other tests of the jar.
 */
@Execution(ExecutionMode.CONCURRENT)
class BrowserIT {

  @Test
  void peoplePlayInRealBrowsers() throws IOException, InterruptedException {
    new NodeScript("browser-test")
        .succeeds(
            Map.of(
                "CHALET_JAR",
                Path.of(System.getProperty("chalet.jar", "target/chalet.jar"))
                    .toAbsolutePath()
                    .toString(),
                "CHALET_THOROUGH",
                Boolean.toString(Series.WHOLE)));
  }
}
