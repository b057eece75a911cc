package games.chalet.frontend;

import games.chalet.testing.Series;
import java.io.IOException;
import java.io.UncheckedIOException;
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

  /** Runs it to its end and returns its exit code. */
  int run(Map<String, String> environment) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
                System.getProperty("chalet.node", "node"), "scripts/%s.mjs".formatted(script))
            .directory(Path.of("frontend").toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().put("CHALET_THOROUGH", Boolean.toString(Series.WHOLE));
    builder.environment().putAll(environment);
    Process process = builder.start();
    try {
      int status = process.waitFor();
      said().lines().filter(line -> line.contains(LOUD)).forEach(System.out::println);
      return status;
    } finally {
      process.descendants().forEach(ProcessHandle::destroy);
      process.destroy();
    }
  }

  /** Returns all that it said. */
  String said() {
    try {
      return Files.readString(log);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
