package games.chalet.outside;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A disk of a few megabytes, a tmpfs, for the data folder of a server. It is mounted in a mount
 * namespace of its own that ends with this, so nothing is left behind whatever becomes of the test.
 * Linux alone has such; it takes root or a user namespace.
 */
final class SmallDisk implements AutoCloseable {

  private static final String READY = "ready";

  /** The commands that make a mount namespace, and that enter it later. */
  private record Way(List<String> unshare, List<String> enter) {

    static final Way ROOT = new Way(List.of("unshare", "-m"), List.of("-m"));

    /** As anybody who may make a user namespace. */
    static final Way USER =
        new Way(List.of("unshare", "-r", "-m"), List.of("-U", "--preserve-credentials", "-m"));
  }

  private final Path folder;
  private final Way way;
  private final Process holder;

  private SmallDisk(Path folder, Way way, Process holder) {
    this.folder = folder;
    this.way = way;
    this.holder = holder;
  }

  /** Mounts one at a folder, which is made; empty where the machine does not let us. */
  static Optional<SmallDisk> at(Path folder, int megabytes) {
    try {
      Files.createDirectories(folder);
      for (Way way : List.of(Way.ROOT, Way.USER)) {
        List<String> command = new ArrayList<>(way.unshare);
        command.addAll(
            List.of(
                "sh",
                "-c",
                "mount -t tmpfs -o size=%dm tmpfs '%s' && echo %s && exec cat"
                    .formatted(megabytes, folder, READY)));
        Process holder =
            new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        if (READY.equals(firstLine(holder))) {
          return Optional.of(new SmallDisk(folder, way, holder));
        }
        holder.destroyForcibly();
      }
      return Optional.empty();
    } catch (IOException e) {
      return Optional.empty(); // There is no unshare here.
    }
  }

  private static String firstLine(Process process) throws IOException {
    BufferedReader reader =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    return String.valueOf(reader.readLine());
  }

  /** The same server with its data on this disk. */
  ServerProcess.Plan with(ServerProcess.Plan plan) {
    List<String> launcher = new ArrayList<>(List.of("nsenter", "-t", String.valueOf(holder.pid())));
    launcher.addAll(way.enter);
    launcher.add("--");
    return new ServerProcess.Plan(
        plan.jar(), folder, plan.port(), launcher, plan.jvm(), plan.settings());
  }

  /** Lies about until so many bytes are left, or none. */
  void fillUpTo(long left) {
    byte[] block = new byte[4096];
    try (OutputStream ballast =
        Files.newOutputStream(
            ballast().toPath(), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      while (left == 0 || free() > left) {
        ballast.write(block);
      }
    } catch (IOException e) {
      if (left > 0) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Takes everything away again. */
  void makeRoom() {
    if (!ballast().delete()) {
      throw new IllegalStateException("There was nothing to take away");
    }
  }

  private long free() {
    return inside(folder).getUsableSpace();
  }

  private File ballast() {
    return inside(folder.resolve("ballast"));
  }

  /** A path as those see it who are in there. */
  private File inside(Path path) {
    return new File("/proc/" + holder.pid() + "/root" + path.toAbsolutePath());
  }

  @Override
  public void close() {
    holder.destroyForcibly();
    try {
      if (!holder.waitFor(1, TimeUnit.MINUTES)) {
        throw new IllegalStateException("The small disk does not go away");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
