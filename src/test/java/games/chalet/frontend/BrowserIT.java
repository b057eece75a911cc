package games.chalet.frontend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import games.chalet.testing.SharedResources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import tools.jackson.databind.json.JsonMapper;

/**
 * Real browsers play in front of the unpacked distribution; without a browser the tests are skipped
 * with a loud line, but where {@code CI=true} that is a failure. They run beside the other tests of
 * what was packaged.
 *
 * <p>The script runs a failed test up to three times. It runs once: where failsafe runs what has
 * failed again, the outcomes are the same.
 */
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock(SharedResources.NETWORK)
class BrowserIT {

  private static final Path OUTPUT = Path.of("target/browser").toAbsolutePath();
  private static final Path RESULTS = OUTPUT.resolve("results.json");
  private static final FutureTask<Report> RUN = new FutureTask<>((Callable<Report>) BrowserIT::run);

  /** The lines of a server's log that a failure shows. */
  private static final int SHOWN = 60;

  /** The verdict of {@code scripts/judged.mjs} on all runs. */
  private record Report(List<String> errors, List<Outcome> tests) {}

  private static final Report NO_BROWSER = new Report(List.of(), List.of());

  private record Outcome(String name, String outcome, List<Failure> failures) {}

  private record Failure(String error, List<Path> files) {}

  @TestFactory
  Stream<DynamicTest> peoplePlayInRealBrowsers() throws Exception {
    RUN.run();
    Report results = RUN.get();
    return Stream.concat(
        Stream.of(dynamicTest("the run has come to its end", () -> assertEnded(results))),
        results.tests().stream().map(one -> dynamicTest(one.name(), () -> assertPassed(one))));
  }

  private static Report run() throws IOException, InterruptedException {
    NodeScript gate = new NodeScript("browser-gate");
    // It starts in two thirds of the time of the jar that has all others in it.
    Path jar = Path.of("target/extracted/chalet.jar").toAbsolutePath();
    Files.deleteIfExists(RESULTS);
    int status =
        gate.run(
            Map.of(
                "CHALET_JAR",
                jar.toString(),
                "SERVER_JVM",
                System.getProperty("server.jvm", ""),
                "BROWSER_OUTPUT",
                OUTPUT.toString()));
    if (Files.exists(RESULTS)) {
      return JsonMapper.builder().build().readValue(RESULTS, Report.class);
    }
    assertThat(status).as(gate::said).isZero();
    return NO_BROWSER;
  }

  private static void assertEnded(Report results) {
    assumeFalse(results.equals(NO_BROWSER), "There is no browser");
    assertThat(results.errors()).isEmpty();
  }

  private static void assertPassed(Outcome test) {
    switch (test.outcome()) {
      case "passed", "flaky" -> {}
      case "skipped" -> abort("Skipped on purpose");
      default -> throw new AssertionError(told(test));
    }
  }

  private static String told(Outcome test) {
    StringBuilder told = new StringBuilder(test.outcome()).append(": ").append(test.name());
    for (Failure failure : test.failures()) {
      told.append('\n').append(failure.error());
      for (Path file : failure.files()) {
        told.append('\n').append(file);
        if (file.getFileName().toString().startsWith("server-log")) {
          lastLines(file).forEach(line -> told.append('\n').append(line));
        }
      }
    }
    return told.toString();
  }

  private static List<String> lastLines(Path log) {
    try {
      List<String> lines = Files.readAllLines(log);
      return lines.subList(Math.max(0, lines.size() - SHOWN), lines.size());
    } catch (IOException e) {
      return List.of(e.toString());
    }
  }
}
