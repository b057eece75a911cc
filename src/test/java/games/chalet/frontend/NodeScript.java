package games.chalet.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** A script of the front end, run by Node; what it says goes to a file below {@code target}. */
final class NodeScript {

  /** Said where there is no browser: whoever reads the log must not miss it. */
  private static final String LOUD = "***";

  private final String script;
  private final Path log;

  NodeScript(String script) {
    this.script = script;
    log = Path.of("target", script + ".log").toAbsolutePath();
  }

  /** Runs it to its end; fails with all that it said if it does. */
  void succeeds(Map<String, String> environment) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
                System.getProperty("chalet.node", "node"), "scripts/%s.mjs".formatted(script))
            .directory(Path.of("frontend").toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().putAll(environment);
    Process process = builder.start();
    try {
      int status = process.waitFor();
      String said = Files.readString(log);
      assertThat(status).as("frontend/scripts/%s.mjs said: %s", script, said).isZero();
      said.lines().filter(line -> line.contains(LOUD)).forEach(System.out::println);
    } finally {
      process.descendants().forEach(ProcessHandle::destroy);
      process.destroy();
    }
  }
}
