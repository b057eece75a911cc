package games.chalet.attack;

import games.chalet.outside.ServerProcess;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The resources that a server uses: memory, disk, log. Linux only. */
final class Gauge {

  private static final Pattern TOTAL = Pattern.compile("(?m)^Total\\s+\\d+\\s+(\\d+)");
  private static final int PATIENCE_SECONDS = 60;

  private final ServerProcess server;
  private final List<Path> folders;
  private final long diskBefore;
  private final long logBefore;
  private long mostDisk;

  /**
   * Begins.
   *
   * @param folders everything to which the server writes
   */
  Gauge(ServerProcess server, List<Path> folders) {
    this.server = server;
    this.folders = folders;
    diskBefore = disk();
    logBefore = log();
  }

  /** To be called now and then: what is written may be gone in the end. */
  void look() {
    mostDisk = Math.max(mostDisk, disk() - diskBefore);
  }

  /** Bytes by which the folders have grown at most. */
  long mostDisk() {
    look();
    return mostDisk;
  }

  /** Bytes by which the log has grown. */
  long grownLog() {
    return log() - logBefore;
  }

  boolean wasOutOfMemory() {
    try (Stream<String> lines = Files.lines(server.log(), StandardCharsets.ISO_8859_1)) {
      return lines.anyMatch(line -> line.contains("OutOfMemoryError"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The most that was resident, in bytes. */
  long mostResident() {
    try {
      return Files.readAllLines(Path.of("/proc/" + server.process().pid() + "/status")).stream()
          .filter(line -> line.startsWith("VmHWM:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
          .findFirst()
          .orElse(0);
    } catch (IOException e) {
      return 0;
    }
  }

  /** Returns the reachable bytes: stops the server for a collection. 0 if it does not answer. */
  long liveHeap() {
    Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    try {
      Path answer = Files.createTempFile("histogram", ".txt");
      Process process =
          new ProcessBuilder(
                  jcmd.toString(), String.valueOf(server.process().pid()), "GC.class_histogram")
              .redirectErrorStream(true)
              .redirectOutput(answer.toFile())
              .start();
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
      Matcher total = TOTAL.matcher(Files.readString(answer));
      Files.delete(answer);
      return total.find() ? Long.parseLong(total.group(1)) : 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private long log() {
    try {
      return Files.size(server.log());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private long disk() {
    return folders.stream().mapToLong(Gauge::size).sum();
  }

  /** Files may come and go meanwhile. */
  private static long size(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).mapToLong(Gauge::sizeOfFile).sum();
    } catch (IOException | UncheckedIOException e) {
      return 0;
    }
  }

  private static long sizeOfFile(Path file) {
    try {
      return Files.size(file);
    } catch (NoSuchFileException e) {
      return 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
