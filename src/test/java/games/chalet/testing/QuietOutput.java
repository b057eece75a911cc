package games.chalet.testing;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Keeps what tests print, and what the servers in their process log, in the file that the system
 * property {@code chalet.test.log} names. The part that came in the time of a failed test is
 * printed with it; tests run side by side, so some of it may be another's. Without the property, as
 * in an IDE, everything is printed at once.
 */
public final class QuietOutput implements TestExecutionListener {

  /** The end of a failed test's output, and of each server's log, that is printed: in bytes. */
  private static final int SHOWN = 30_000;

  /** When each server was started. */
  private static final Map<Path, Instant> SERVER_LOGS = new ConcurrentHashMap<>();

  private final Map<String, Start> starts = new ConcurrentHashMap<>();
  private final PrintStream console = System.out;
  private final PrintStream errors = System.err;
  private @Nullable Path log;

  /** The start of a test: the length of the log, in bytes. */
  private record Start(Instant at, long length) {}

  /** Prints that log, too, with a test that fails and during which its server was started. */
  public static void showWithFailures(Path serverLog) {
    SERVER_LOGS.put(serverLog, Instant.now());
  }

  @Override
  public void testPlanExecutionStarted(TestPlan plan) {
    String named = System.getProperty("chalet.test.log");
    if (named == null) {
      return;
    }
    log = Path.of(named);
    PrintStream kept = new PrintStream(new Kept(log, console), true, StandardCharsets.UTF_8);
    System.setOut(kept);
    System.setErr(kept);
  }

  @Override
  public void testPlanExecutionFinished(TestPlan plan) {
    System.setOut(console);
    System.setErr(errors);
  }

  @Override
  public void executionStarted(TestIdentifier test) {
    if (log != null) {
      starts.put(test.getUniqueId(), new Start(Instant.now(), size(log)));
    }
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    Start start = starts.remove(test.getUniqueId());
    if (start == null || result.getStatus() != TestExecutionResult.Status.FAILED) {
      return;
    }
    StringBuilder told = new StringBuilder();
    tell(told, "printed while " + test.getDisplayName() + " failed", log, start.length());
    SERVER_LOGS.forEach(
        (server, launched) -> {
          if (!launched.isBefore(start.at()) && Files.exists(server)) {
            tell(told, "the end of " + server, server, 0);
          }
        });
    console.print(told);
  }

  private static void tell(StringBuilder told, String title, @Nullable Path file, long from) {
    String words = file == null ? "" : end(file, from);
    if (!words.isBlank()) {
      told.append("== ").append(title).append(":\n").append(words).append("\n==\n");
    }
  }

  private static String end(Path file, long from) {
    try (RandomAccessFile read = new RandomAccessFile(file.toFile(), "r")) {
      long length = read.length();
      byte[] bytes = new byte[(int) Math.min(SHOWN, Math.max(0, length - from))];
      read.seek(length - bytes.length);
      read.readFully(bytes);
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      return e.toString();
    }
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes to the file, and loud lines, which say that something is not tested, to the console. */
  private static final class Kept extends OutputStream {

    private static final String[] LOUD = {"***", "SKIPPED"};

    private final OutputStream file;
    private final PrintStream console;

    Kept(Path log, PrintStream console) {
      this.console = console;
      try {
        Files.createDirectories(log.toAbsolutePath().getParent());
        // The tests that run again belong to the same log.
        file = Files.newOutputStream(log, CREATE, APPEND);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void write(int one) throws IOException {
      write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int length) throws IOException {
      file.write(bytes, from, length);
      String words = new String(bytes, from, length, StandardCharsets.UTF_8);
      if (Stream.of(LOUD).anyMatch(words::startsWith)) {
        console.print(words);
      }
    }
  }
}
