package games.chalet.frontend;

import games.chalet.testing.Series;
import games.chalet.testing.SharedResources;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * Real browsers play in front of the unpacked distribution; without a browser the tests are skipped
 * with a loud line, but where {@code CI=true} that is a failure. They run beside the other tests of
 * what was packaged.
 */
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock(SharedResources.NETWORK)
class BrowserIT {

  @Test
  void peoplePlayInRealBrowsers() throws IOException, InterruptedException {
    // It starts in two thirds of the time of the jar that has all others in it.
    new NodeScript("browser-test")
        .succeeds(
            Map.of(
                "CHALET_JAR",
                Path.of("target/extracted/chalet.jar").toAbsolutePath().toString(),
                "CHALET_THOROUGH",
                Boolean.toString(Series.WHOLE)));
  }
}
